/**
 * At which widths a picture of `images/` is cut, by its folder, in pixels. A
 * phone of 390 CSS pixels with ratio 2 takes a card of 720 and a banner of 780.
 */
export type PictureCuts = {
  /** AVIF widths. */
  avifWidths: readonly number[];
  /** WebP widths, for the few browsers without AVIF. */
  webpWidths: readonly number[];
  /** AVIF quality, 1 to 100. */
  avifQuality: number;
};

const CARD: PictureCuts = { avifWidths: [360, 540, 720, 1080], webpWidths: [720], avifQuality: 52 };
/** Half a window wide from lg on, the whole of a phone. */
const HALF: PictureCuts = {
  avifWidths: [480, 800, 1120, 1600],
  webpWidths: [1120],
  avifQuality: 50,
};
const UPRIGHT: PictureCuts = {
  avifWidths: [400, 640, 800, 1080],
  webpWidths: [800],
  avifQuality: 58,
};
/** Across the window. A phone shows a part of it, at up to twice its own width. */
const WIDE: PictureCuts = {
  avifWidths: [800, 1200, 1600, 2000, 2400],
  webpWidths: [1600],
  avifQuality: 54,
};

/** The cuts of one original, by its path below `images/`. */
export function cutsOf(file: string): PictureCuts {
  if (file.startsWith('products/')) return CARD;
  if (file.includes('-upright.')) return UPRIGHT;
  if (/^pages\/(home-|.*-banner\.|services-(quay|port-dusk)\.|not-found\.)/.test(file)) return WIDE;
  return HALF;
}
