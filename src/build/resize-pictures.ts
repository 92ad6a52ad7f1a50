import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import {
  IMAGE_FOLDER,
  type PagePicture,
  type PhoneCrop,
  type PictureUse,
} from '../records/pictures.ts';
import { PUBLIC_FOLDER } from '../records/urls/routes.ts';
import { filesOf, type ResizedPicture } from '../web/pictures/picture-of.ts';

/** The public path of the folder of the resized files. */
export const RESIZED_PATH = '/static/pictures';

/** The AVIF files of a picture: for each width in pixels its quality, 1 to 100. */
type Qualities = Readonly<Record<number, number>>;

/**
 * The files of a picture for one use. Each width is one that a window of 360 to 412 px (`phone`) or of 768 to 1920 px
 * (`screen`) loads at a density of 1, 2 or 3.
 */
type Sizes = {
  /** Of a wide picture, for its `PhoneCrop`. */
  phone?: Qualities;
  screen: Qualities;
  /** For the few browsers without AVIF. */
  webpWidth: number;
  /** Of pictures that a phone may show first: the width that it loads at density 2. */
  firstWidth?: number;
};

const SIZES: Readonly<Record<PictureUse, Sizes>> = {
  card: {
    phone: { 360: 38, 540: 38, 720: 38 },
    // A label is read at 540 to 600 px. 1080 is for twice the density, where less quality looks the same.
    screen: { 600: 64, 1080: 48 },
    webpWidth: 720,
    firstWidth: 720,
  },
  half: { phone: { 900: 43 }, screen: { 1280: 54, 1600: 52 }, webpWidth: 1200 },
  band: { phone: { 800: 50 }, screen: { 1280: 54, 1600: 56, 2400: 52 }, webpWidth: 1600 },
  wide: {
    phone: { 800: 34, 1060: 34 },
    screen: { 1600: 54, 2400: 52 },
    webpWidth: 1600,
    firstWidth: 800,
  },
  upright: { screen: { 1080: 38 }, webpWidth: 820, firstWidth: 1080 },
};

/** Phones of density 3 load a screen's files up to this width. */
const SHARED_WIDTH_MAX = 1280;
/** Of a phone's first picture (what the first round trip of a connection carries), and of its others. */
const FIRST_BYTES_MAX = 14_000;
const PHONE_BYTES_MAX = 40_000;
const QUALITY_MIN = 20;

/** AVIF effort, 0 to 9. 1 takes a third of the time of 3, for a tenth more bytes at the same quality. */
const SCREEN: AvifOptions = { effort: 1 };
/** Less colour is enough on screens of high density. */
const PHONE: AvifOptions = { effort: 3, chromaSubsampling: '4:2:0' };
const WEBP_QUALITY = 70;

/**
 * Returns the part of a picture that a phone shows, in pixels: its whole height, or its whole width when the picture is
 * narrower than `aspect`.
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

/** Returns the public paths of all files of a picture. */
export const allFilesOf = ({ avif, webp, phone }: ResizedPicture) =>
  [avif, webp, phone ?? []].flat().flatMap(filesOf);

/** Encodes a picture with a lower quality than `quality` if it would have more than `bytesMax`. */
export async function encodeWithin(
  bytesMax: number,
  quality: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const bytes = await encode(quality);
  if (bytes.length <= bytesMax || quality <= QUALITY_MIN) return bytes;
  const step = Math.max(1, Math.round((bytes.length / bytesMax - 1) * 25));
  return encodeWithin(bytesMax, Math.max(QUALITY_MIN, quality - step), encode);
}

/**
 * Resizes a picture for its use, to the AVIF and WebP files that pages load. Existing files are kept: their names
 * contain a hash of the original and of the settings. With `isPreview`, a new picture has its WebP file only, since AVIF
 * takes ten times as long and more.
 */
export async function resizePicture(
  { file, use, phoneCrop }: PagePicture,
  original: Buffer,
  writeFile: (file: string, content: Uint8Array) => Promise<void>,
  isPreview = false,
): Promise<ResizedPicture> {
  const { phone, screen, webpWidth, firstWidth } = SIZES[use];
  const settings = [SIZES[use], phoneCrop, SCREEN, PHONE, WEBP_QUALITY, FIRST_BYTES_MAX];
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([settings, sharp.versions]))
    .digest('hex')
    // Short, since each page contains dozens; it only has to differ between versions of one picture.
    .slice(0, 7);
  // Phones store photographs unrotated, with their orientation as metadata.
  const image = sharp(original).autoOrient();
  const { width, height } = (await image.metadata()).autoOrient;

  /** Writes the files of one format, none of them wider than the original. */
  const write = async (
    part: { image: Sharp; width: number; suffix: string },
    qualities: Qualities,
    format: 'avif' | 'webp',
    options: AvifOptions = {},
  ) => {
    const narrow = (width: string) => Math.min(Number(width), part.width);
    const files = new Map(Object.entries(qualities).map(([width, one]) => [narrow(width), one]));
    const source = `${RESIZED_PATH}/${file.replace(/\.\w+$/, '')}${part.suffix}.${hash}.{width}.${format}`;
    for (const [width, quality] of files) {
      const output = path.join(PUBLIC_FOLDER, source.replace('{width}', String(width)));
      if (existsSync(output)) continue;
      if (isPreview && format === 'avif') return undefined;
      const resized = part.image.clone().resize({ width, kernel: 'lanczos3' });
      const phoneMax = width === firstWidth ? FIRST_BYTES_MAX : PHONE_BYTES_MAX;
      const bytesMax = options === PHONE ? phoneMax : Infinity;
      const bytes = await encodeWithin(bytesMax, quality, (lower) =>
        resized
          .clone()
          .toFormat(format, { ...options, quality: lower })
          .toBuffer(),
      );
      await writeFile(output, bytes);
      if (bytes.length > bytesMax)
        console.warn(
          `${IMAGE_FOLDER}/${file}: a phone loads ${bytes.length} bytes of it, more than ${bytesMax}: use an original with less grain or detail`,
        );
    }
    return { type: `image/${format}`, file: source, widths: [...files.keys()] };
  };

  const whole = { image, width, suffix: '' };
  const avif = await write(whole, screen, 'avif', use === 'upright' ? PHONE : SCREEN);
  const webp = (await write(whole, { [webpWidth]: WEBP_QUALITY }, 'webp'))!;
  if (!avif) return { width, height, avif: webp, webp };
  const resized = { width, height, avif, webp };
  if (phoneCrop && phone) {
    const cropped = cropOf({ width, height }, phoneCrop);
    const part = { image: image.clone().extract(cropped), width: cropped.width, suffix: '-phone' };
    const files = await write(part, phone, 'avif', PHONE);
    return files
      ? { ...resized, phone: { ...files, width: cropped.width, height: cropped.height } }
      : resized;
  }
  if (!phone || use === 'wide') return resized;
  const files = await write(whole, phone, 'avif', PHONE);
  if (!files) return resized;
  const shared = avif.widths.filter(
    (one) => one <= SHARED_WIDTH_MAX && one > Math.max(...files.widths),
  );
  return { ...resized, phone: { ...files, widths: [...files.widths, ...shared] } };
}
