import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import { IMAGE_FOLDER, type PagePicture, type PhoneCrop } from '../../records/pictures.ts';
import {
  PICTURE_LIST,
  cropOf,
  pictureKey,
  SIZES,
  filesOf,
  PHONE_CROP_SIZES,
  type PictureList,
  type ResizedPicture,
} from './picture-sizes.ts';

/** The folder of the resized files, relative to the project's root. */
export const RESIZED_FOLDER = 'public/static/pictures';
const RESIZED_PATH = '/static/pictures';
const WEBP_QUALITY = 70;

type WriteFile = (file: string, content: string | Uint8Array) => Promise<void>;

async function readOriginal(file: string): Promise<Buffer> {
  try {
    return await readFile(path.join(IMAGE_FOLDER, file));
  } catch (cause) {
    throw new Error(
      `A record names the picture ${IMAGE_FOLDER}/${file}, which cannot be read. Add it, or correct the record.`,
      { cause },
    );
  }
}

function hashOf(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  // Short, since each page contains dozens; it only has to differ between versions of one picture.
  return hash.digest('hex').slice(0, 7);
}

const nameOf = (publicPath: string) => publicPath.slice(RESIZED_PATH.length + 1);
const namesOf = ({ avif, webp, phone }: ResizedPicture) =>
  [avif, webp, phone ?? []].flat().flatMap(filesOf).map(nameOf);

/** Resizes a picture for its use. Existing files are kept: their names contain a hash of the original and of the settings. */
export async function resizePicture(
  { file, use, phoneCrop }: PagePicture,
  original: Buffer,
  write: WriteFile,
): Promise<ResizedPicture> {
  const sizes = SIZES[use];
  const hash = hashOf(
    original,
    JSON.stringify({ sizes, WEBP_QUALITY, libraries: sharp.versions }),
    JSON.stringify(phoneCrop ? { phoneCrop, PHONE_CROP_SIZES } : {}),
  );
  // Phones store photographs unrotated, with their orientation as metadata.
  const image = sharp(original).autoOrient();
  const { width, height } = (await image.metadata()).autoOrient;

  /** Writes the files of one format, none of them wider than the original. */
  const resizeTo = async (
    from: { source: Sharp; width: number; suffix: string },
    wanted: readonly number[],
    format: 'avif' | 'webp',
    options: AvifOptions | WebpOptions,
  ) => {
    const fitting = wanted.filter((candidate) => candidate <= from.width);
    const widths = fitting.length > 0 ? fitting : [from.width];
    const name = `${file.replace(/\.\w+$/, '')}${from.suffix}.${hash}.{width}.${format}`;
    const made = { type: `image/${format}`, file: `${RESIZED_PATH}/${name}`, widths };
    const work = filesOf(made).map(async (publicPath, index) => {
      const output = path.join(RESIZED_FOLDER, nameOf(publicPath));
      if (existsSync(output)) return;
      const resized = from.source.clone().resize({ width: widths[index], kernel: 'lanczos3' });
      await write(output, await resized.toFormat(format, options).toBuffer());
    });
    await Promise.all(work);
    return made;
  };
  const resizeForPhone = async (crop: PhoneCrop) => {
    const { left, top, ...cropped } = cropOf({ width, height }, crop);
    const source = image.clone().extract({ ...cropped, left, top });
    const { avifWidths, avif } = PHONE_CROP_SIZES;
    const from = { source, width: cropped.width, suffix: '-phone' };
    return { ...(await resizeTo(from, avifWidths, 'avif', avif)), ...cropped };
  };

  const whole = { source: image, width, suffix: '' };
  return {
    width,
    height,
    avif: await resizeTo(whole, sizes.avifWidths, 'avif', sizes.avif),
    webp: await resizeTo(whole, [sizes.webpWidth], 'webp', { quality: WEBP_QUALITY }),
    ...(phoneCrop && { phone: await resizeForPhone(phoneCrop) }),
  };
}

/**
 * Resizes pictures to the AVIF and WebP files that pages load, and writes their list to `.cache/`. Returns the paths in
 * `RESIZED_FOLDER` of all files that belong there. `onResized` is called after each picture.
 */
export async function resizePictures(
  pictures: readonly PagePicture[],
  write: WriteFile,
  onResized: () => void,
): Promise<Set<string>> {
  const resized: Record<string, ResizedPicture> = {};
  for (const picture of pictures) {
    const original = await readOriginal(picture.file);
    try {
      resized[pictureKey(picture)] = await resizePicture(picture, original, write);
    } catch (cause) {
      throw new Error(
        `The picture ${IMAGE_FOLDER}/${picture.file} cannot be resized (${(cause as Error).message}). If it is damaged, save it again as JPEG.`,
        { cause },
      );
    }
    onResized();
  }
  await write(PICTURE_LIST, JSON.stringify(resized satisfies PictureList, null, 1));
  return new Set(Object.values(resized).flatMap(namesOf));
}
