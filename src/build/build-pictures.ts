import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandStyles } from '../records/brand.ts';
import * as content from '../records/content.ts';
import { IMAGE_FOLDER } from '../records/pictures.ts';
import { ContentError } from '../records/reading/read-record.ts';
import { PUBLIC_FOLDER } from '../records/urls/routes.ts';
import {
  filesOf,
  PICTURE_LIST,
  pictureKey,
  type ResizedPicture,
} from '../web/pictures/picture-of.ts';
import { allFilesOf, resizePicture, RESIZED_PATH } from './resize-pictures.ts';
import { weightProblem } from '../checks/picture-problems.ts';
import { deleteOthers, writeWholeFile } from './files.ts';

/** The colours of the brand as custom properties, which the stylesheets import. */
const BRAND_STYLES = '.cache/brand.css';

/** A phone of 390 CSS pixels and density 2 loads files of at most this width in pixels, except for upright pictures. */
const PHONE_WIDTH_MAX = 820;

/** Returns the size in bytes of the widest file up to `PHONE_WIDTH_MAX`. */
export function phoneBytes({ avif, phone = avif }: ResizedPicture): number {
  const fitting = phone.widths.filter((width) => width <= PHONE_WIDTH_MAX).length;
  const file = filesOf(phone)[Math.max(0, fitting - 1)] ?? '';
  return statSync(path.join(PUBLIC_FOLDER, file)).size;
}

/**
 * Resizes the pictures that pages show, writes their list, and deletes resized files that no record names any more.
 * Throws a ContentError with the pictures that are too heavy for a phone.
 */
export async function buildPictures(): Promise<void> {
  const pictures = content.pagePictures();
  const list: Record<string, ResizedPicture> = {};
  const problems: string[] = [];
  for (const [index, picture] of pictures.entries()) {
    const original = `${IMAGE_FOLDER}/${picture.file}`;
    try {
      const resized = await resizePicture(picture, await readFile(original), writeWholeFile);
      list[pictureKey(picture)] = resized;
      const problem = weightProblem(picture.file, phoneBytes(resized));
      if (problem) problems.push(problem);
    } catch (cause) {
      throw new Error(
        `The picture ${original} cannot be resized (${(cause as Error).message}). If it is damaged, save it again as JPEG.`,
        { cause },
      );
    }
    // The first build takes long, so it prints its progress.
    if ((index + 1) % 5 === 0) console.log(`Pictures: ${index + 1} of ${pictures.length}`);
  }
  const files = new Set(
    Object.values(list)
      .flatMap(allFilesOf)
      .map((file) => path.posix.relative(RESIZED_PATH, file)),
  );
  await deleteOthers(path.join(PUBLIC_FOLDER, RESIZED_PATH), files);
  await writeWholeFile(PICTURE_LIST, JSON.stringify(list, null, 1));
  if (problems.length > 0) throw new ContentError(...problems);
  await writeWholeFile(BRAND_STYLES, brandStyles());
  console.log(`Pictures: ${files.size} files.`);
}
