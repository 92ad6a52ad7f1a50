import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import type { PagePicture, PhoneCrop, PictureUse } from '../records/pictures.ts';
import { PUBLIC_FOLDER } from '../records/urls/routes.ts';
import { filesOf, type ResizedPicture } from '../web/pictures/picture-of.ts';

/** The public path of the folder of the resized files. */
export const RESIZED_PATH = '/static/pictures';

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
const WEBP_QUALITY = 70;

/** Keeps the first picture of a phone near 14 kB, which the first round trip of a connection carries. */
const FIRST_ON_A_PHONE: AvifOptions = { quality: 34, effort: SLOW, chromaSubsampling };

/**
 * A phone of 390 CSS pixels and density 2 loads a product's picture 360 wide on a card and 720 wide on its page, and a
 * first picture 800 wide or, if it is upright, 1080 wide.
 */
const SIZES: Readonly<Record<PictureUse, Sizes>> = {
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
    avif: { ...FIRST_ON_A_PHONE, quality: 38 },
  },
};

/** For the part of a wide picture that phones show first. */
const PHONE_CROP_SIZES: Pick<Sizes, 'avifWidths' | 'avif'> = {
  avifWidths: [480, 720, 800, 1060],
  avif: FIRST_ON_A_PHONE,
};

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

/**
 * Resizes a picture for its use, to the AVIF and WebP files that pages load. Existing files are kept: their names
 * contain a hash of the original and of the settings.
 */
export async function resizePicture(
  { file, use, phoneCrop }: PagePicture,
  original: Buffer,
  writeFile: (file: string, content: Uint8Array) => Promise<void>,
): Promise<ResizedPicture> {
  const sizes = SIZES[use];
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify({ sizes, WEBP_QUALITY, libraries: sharp.versions }))
    .update(JSON.stringify(phoneCrop ? { phoneCrop, PHONE_CROP_SIZES } : {}))
    .digest('hex')
    // Short, since each page contains dozens; it only has to differ between versions of one picture.
    .slice(0, 7);
  // Phones store photographs unrotated, with their orientation as metadata.
  const image = sharp(original).autoOrient();
  const { width, height } = (await image.metadata()).autoOrient;

  /** Writes the files of one format, none of them wider than the original. */
  const write = async (
    part: { image: Sharp; width: number; suffix: string },
    candidates: readonly number[],
    format: 'avif' | 'webp',
    options: AvifOptions | WebpOptions,
  ) => {
    const fitting = candidates.filter((candidate) => candidate <= part.width);
    const widths = fitting.length > 0 ? fitting : [part.width];
    const name = `${file.replace(/\.\w+$/, '')}${part.suffix}.${hash}.{width}.${format}`;
    const written = { type: `image/${format}`, file: `${RESIZED_PATH}/${name}`, widths };
    // One at a time: together they take half as much memory again, and are no faster.
    for (const [index, publicPath] of filesOf(written).entries()) {
      const output = path.join(PUBLIC_FOLDER, publicPath);
      if (existsSync(output)) continue;
      const resized = part.image.clone().resize({ width: widths[index], kernel: 'lanczos3' });
      await writeFile(output, await resized.toFormat(format, options).toBuffer());
    }
    return written;
  };
  const writeForPhone = async (crop: PhoneCrop) => {
    const cropped = cropOf({ width, height }, crop);
    const part = { image: image.clone().extract(cropped), width: cropped.width, suffix: '-phone' };
    const { avifWidths, avif } = PHONE_CROP_SIZES;
    const written = await write(part, avifWidths, 'avif', avif);
    return { ...written, width: cropped.width, height: cropped.height };
  };

  const whole = { image, width, suffix: '' };
  return {
    width,
    height,
    avif: await write(whole, sizes.avifWidths, 'avif', sizes.avif),
    webp: await write(whole, [sizes.webpWidth], 'webp', { quality: WEBP_QUALITY }),
    ...(phoneCrop && { phone: await writeForPhone(phoneCrop) }),
  };
}
