import type { AvifOptions } from 'sharp';
import type { BuiltPicture, PagePicture, PhoneCrop, PictureUse } from '../../records/pictures.ts';

/** The widths of a picture's files in pixels, and their encoding. */
type Sizes = {
  avifWidths: readonly number[];
  /** For the few browsers without AVIF. */
  webpWidth: number;
  avif: AvifOptions;
};

/** AVIF effort, 0 to 9: a tenth of the default's time, for a few per cent more bytes. */
const FAST = 2;
/** For cards, of which a phone loads six at once: 4 % fewer bytes than `FAST`, in twice the time. */
const MEDIUM = 3;
/** For the first picture on a phone: a fifth fewer bytes than `FAST`, in six times the time. */
const SLOW = 4;
/** Less colour is enough under a dark overlay, and on screens of high density. */
const chromaSubsampling = '4:2:0';

/** Keeps the first picture of a phone near 14 kB, which the first round trip of a connection carries. */
const FIRST_ON_A_PHONE: AvifOptions = { quality: 34, effort: SLOW, chromaSubsampling };

/**
 * A phone of 390 CSS pixels and density 2 loads a card 720 wide, and a first picture 800 wide or, if it is upright,
 * 1080 wide.
 */
export const SIZES: Readonly<Record<PictureUse, Sizes>> = {
  card: {
    avifWidths: [360, 540, 720, 1080],
    webpWidth: 720,
    avif: { quality: 38, effort: MEDIUM, chromaSubsampling },
  },
  half: {
    avifWidths: [480, 720, 900, 1200, 1600],
    webpWidth: 1200,
    avif: { quality: 47, effort: FAST },
  },
  wide: {
    avifWidths: [800, 1200, 1600, 2000, 2400],
    webpWidth: 1600,
    avif: { quality: 50, effort: FAST, chromaSubsampling },
  },
  upright: {
    avifWidths: [560, 720, 820, 960, 1080],
    webpWidth: 820,
    // Higher quality than the others, so that a ship's name stays readable, but within those 14 kB.
    avif: { ...FIRST_ON_A_PHONE, quality: 39 },
  },
};

/** For the part of a wide picture that phones show first. */
export const PHONE_CROP_SIZES: Pick<Sizes, 'avifWidths' | 'avif'> = {
  avifWidths: [480, 720, 800, 1060],
  avif: FIRST_ON_A_PHONE,
};

/**
 * Returns the part of a picture that a phone shows, in pixels: its whole height, or its whole width when
 * the picture is narrower than `aspect`.
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

/** The files of a picture for one use. */
export type ResizedPicture = Pick<BuiltPicture, 'width' | 'height'> & {
  avif: PictureSource;
  /** The only WebP file. */
  webp: PictureSource;
  /** The part that a phone shows, if the record names one. */
  phone?: PictureSource;
};

/** Returns the public paths of a source's files. */
export const filesOf = ({ file, widths }: PictureSource) =>
  widths.map((width) => file.replace('{width}', String(width)));

/** The file of the `PictureList`, relative to the project's root. */
export const PICTURE_LIST = '.cache/pictures.json';

/** The resized pictures by `pictureKey`. */
export type PictureList = Readonly<Record<string, ResizedPicture>>;

/** Returns the key of a picture in the list. One original can have several uses and crops. */
export function pictureKey({ file, use, phoneCrop }: PagePicture): string {
  return [file, use, ...(phoneCrop ? [phoneCrop.aspect, phoneCrop.focus] : [])].join(' ');
}
