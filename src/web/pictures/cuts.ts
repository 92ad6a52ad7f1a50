import type { AvifOptions } from 'sharp';
import type { BuiltPicture, PagePicture, PhoneCrop, PictureUse } from '../../records/pictures.ts';

/** At which widths a picture is cut, in pixels, and how well. */
type Cuts = {
  avifWidths: readonly number[];
  /** For the few browsers without AVIF. */
  webpWidth: number;
  avif: AvifOptions;
};

/** 2 of 9: a tenth of the time of the default for a few per cent more bytes. */
const QUICKLY = 2;
/** Of cards a phone loads six before anyone scrolls: 4 % less than `QUICKLY`, in twice the time. */
const LESS_QUICKLY = 3;
/** What a phone waits for before anything else: a fifth less than `QUICKLY`, in six times the time. */
const SLOWLY = 4;
/** Under a dark scrim, and where several pixels make one of the page's, half the colour is enough. */
const chromaSubsampling = '4:2:0';

/** So that what a phone shows first comes with about the first flight of packets, 14 kB. */
const FIRST_ON_A_PHONE: AvifOptions = { quality: 34, effort: SLOWLY, chromaSubsampling };

/** A phone of 390 CSS pixels with ratio 2 takes a card of 720 and a first picture of 800, or of 1080 where it is upright. */
export const CUTS: Readonly<Record<PictureUse, Cuts>> = {
  card: {
    avifWidths: [360, 540, 720, 1080],
    webpWidth: 720,
    avif: { quality: 44, effort: LESS_QUICKLY, chromaSubsampling },
  },
  half: {
    avifWidths: [480, 800, 1120, 1600],
    webpWidth: 1120,
    avif: { quality: 50, effort: QUICKLY },
  },
  wide: {
    avifWidths: [800, 1200, 1600, 2000, 2400],
    webpWidth: 1600,
    avif: { quality: 50, effort: QUICKLY, chromaSubsampling },
  },
  upright: {
    avifWidths: [560, 720, 820, 960, 1080],
    webpWidth: 820,
    // A ship's name stays readable.
    avif: { ...FIRST_ON_A_PHONE, quality: 44 },
  },
};

/** What of a wide picture stands first on a phone. */
export const PHONE_CROP_CUTS: Pick<Cuts, 'avifWidths' | 'avif'> = {
  avifWidths: [480, 720, 800, 1060],
  avif: FIRST_ON_A_PHONE,
};

/**
 * What of a picture a phone shows, in pixels from its left and upper edge: its whole height, or, of one
 * that is narrower than asked for, its whole width.
 */
export function cropOf(
  { width, height }: { width: number; height: number },
  { aspect, focus }: PhoneCrop,
) {
  const cropped = {
    width: Math.min(width, Math.round(height * aspect)),
    height: Math.min(height, Math.round(width / aspect)),
  };
  return {
    ...cropped,
    left: Math.round((width - cropped.width) * focus),
    top: Math.round((height - cropped.height) / 2),
  };
}

/** The files of a picture in one format. */
type PictureSource = BuiltPicture['sources'][number];

/** A picture as it was cut for one use. */
export type CutPicture = Pick<BuiltPicture, 'width' | 'height' | 'placeholder'> & {
  avif: PictureSource;
  /** One file. */
  webp: PictureSource;
  /** The part that a phone shows, where the record names one. */
  phone?: PictureSource;
};

/** The public paths of a source's files. */
export const filesOf = ({ file, widths }: PictureSource) =>
  widths.map((width) => file.replace('{width}', String(width)));

/** A vector drawing, served as it is: its public path, and the pixels of its view box. */
export type ServedDrawing = { path: string; width: number; height: number };

/** Where the `CutList` lies, relative to the project's root. */
export const CUT_LIST = '.cache/cut-pictures.json';

/** What the build cut, by `cutKey`, and copied, by the path below `images/`. */
export type CutList = {
  pictures: Readonly<Record<string, CutPicture>>;
  drawings: Readonly<Record<string, ServedDrawing>>;
};

/** Under which a picture stands in the list: one original may be cut for several uses, and cropped for one only. */
export function cutKey({ file, use, phoneCrop }: PagePicture): string {
  return [file, use, ...(phoneCrop ? [phoneCrop.aspect, phoneCrop.focus] : [])].join(' ');
}
