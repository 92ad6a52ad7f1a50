import * as content from '../records/content.ts';

/** The company's mark: a hexagon with a rising wave. */
export const MARK_VIEW_BOX = '0 0 48 48';

/** The hexagon: navy on a light background, white on navy. */
export const MARK_RING_PATH =
  'M24 1.5 43.5 12.75v22.5L24 46.5 4.5 35.25v-22.5Zm0 4.6L8.5 15.05v17.9L24 41.9l15.5-8.95v-17.9Z';

/** The wave in its lower half, in the brand's teal. */
export const MARK_WAVE_PATH =
  'M11.2 27.4c3.1-3.6 6.6-5.5 10.1-3.9 4.7 2.1 7.6 5.6 15.5-.9v8.9L24 38.9l-12.8-7.4Z';

/** Returns the mark as a standalone SVG. `ring` is the CSS colour of the hexagon; default: navy. */
export function markSvg(ring = content.brand().navy): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_VIEW_BOX}"><path fill="${ring}" d="${MARK_RING_PATH}"/><path fill="${content.brand().teal}" d="${MARK_WAVE_PATH}"/></svg>`;
}
