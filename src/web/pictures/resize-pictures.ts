import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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
  type ServedDrawing,
} from './picture-sizes.ts';

/** The folder of the resized files, relative to the project's root. */
export const RESIZED_FOLDER = 'public/static/pictures';
const RESIZED_PATH = '/static/pictures';
const WEBP_QUALITY = 70;
const PARALLEL_PICTURES = 2;

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

/** Returns the list of an earlier build; undefined when there is none or it is damaged. */
function findEarlierList(): PictureList | undefined {
  try {
    return JSON.parse(readFileSync(PICTURE_LIST, 'utf8')) as PictureList;
  } catch {
    return undefined;
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

/** Resizes a picture, unless the files of `earlier` were made from the same original with the same settings. */
export async function resizePicture(
  { file, use, phoneCrop }: PagePicture,
  original: Buffer,
  earlier: ResizedPicture | undefined,
  write: WriteFile,
): Promise<ResizedPicture> {
  const sizes = SIZES[use];
  const hash = hashOf(
    original,
    JSON.stringify({ sizes, WEBP_QUALITY, libraries: sharp.versions }),
    JSON.stringify(phoneCrop ? { phoneCrop, PHONE_CROP_SIZES } : {}),
  );
  const isResized = (name: string) =>
    name.includes(`.${hash}.`) && existsSync(path.join(RESIZED_FOLDER, name));
  if (earlier && namesOf(earlier).every(isResized)) return earlier;
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

async function copyDrawing(file: string, write: WriteFile): Promise<ServedDrawing> {
  const original = await readOriginal(file);
  const name = file.replace(/svg$/, `${hashOf(original)}.svg`);
  const { width = 0, height = 0 } = await sharp(original).metadata();
  await write(path.join(RESIZED_FOLDER, name), original);
  return { path: `${RESIZED_PATH}/${name}`, width, height };
}

/**
 * Resizes pictures to the AVIF and WebP files that pages load, copies drawings (paths in `images/`)
 * beside them, and writes their list to `.cache/`. Existing files are kept: a file's name contains a hash
 * of its original and of the settings. Returns the paths in `RESIZED_FOLDER` of all files that belong there.
 * `onResized` is called after each picture.
 */
export async function resizePictures(
  pictures: readonly PagePicture[],
  drawings: readonly string[],
  write: WriteFile,
  onResized: () => void,
): Promise<Set<string>> {
  const earlier = findEarlierList();
  const resized = new Map<string, ResizedPicture>();
  const queue = [...new Map(pictures.map((picture) => [pictureKey(picture), picture]))];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, picture] = next;
      const original = await readOriginal(picture.file);
      try {
        resized.set(key, await resizePicture(picture, original, earlier?.pictures[key], write));
      } catch (cause) {
        throw new Error(
          `The picture ${IMAGE_FOLDER}/${picture.file} cannot be resized (${(cause as Error).message}). If it is damaged, save it again as JPEG.`,
          { cause },
        );
      }
      onResized();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PICTURES }, work));
  const copied: Record<string, ServedDrawing> = {};
  for (const file of drawings) copied[file] = await copyDrawing(file, write);

  // Sorted, so that the same pictures give the same list.
  const list: PictureList = { pictures: Object.fromEntries([...resized].sort()), drawings: copied };
  await write(PICTURE_LIST, JSON.stringify(list, null, 1));
  const drawn = Object.values(copied).map(({ path: publicPath }) => nameOf(publicPath));
  return new Set([...[...resized.values()].flatMap(namesOf), ...drawn]);
}
