import type { PdfPage } from './pdf.ts';

/** Points per millimetre. */
const MM = 72 / 25.4;
/** The minimum distance of text from the sides and the top, in points. */
const LEAST_MARGIN = 8 * MM;
const LEAST_FOOT = 4 * MM;
/** Rectangles of text that share more than this in both directions overlap, in points. */
const TOLERANCE = 0.6;

/** Returns a sentence for each text that runs over a page's edge or into other text. */
export function layoutFaults(page: PdfPage): string[] {
  const { width, height, texts } = page;
  const outside = texts
    .filter(
      ({ left, right, bottom, top }) =>
        left < LEAST_MARGIN ||
        right > width - LEAST_MARGIN ||
        bottom < LEAST_FOOT ||
        top > height - LEAST_MARGIN,
    )
    .map(({ text }) => `"${text}" runs over the edge`);
  const collisions = texts.flatMap((first, index) =>
    texts
      .slice(index + 1)
      .filter(
        (second) =>
          Math.min(first.right, second.right) - Math.max(first.left, second.left) > TOLERANCE &&
          Math.min(first.top, second.top) - Math.max(first.bottom, second.bottom) > TOLERANCE,
      )
      .map((second) => `"${first.text}" runs into "${second.text}"`),
  );
  return [...outside, ...collisions];
}
