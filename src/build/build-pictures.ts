import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandStyles } from '../records/brand.ts';
import * as content from '../records/content.ts';
import { IMAGE_FOLDER, type PagePicture } from '../records/pictures.ts';
import { PUBLIC_FOLDER } from '../records/urls/routes.ts';
import { PICTURE_LIST, pictureKey, type ResizedPicture } from '../web/pictures/picture-of.ts';
import { allFilesOf, resizePicture, RESIZED_PATH } from './resize-pictures.ts';
import { deleteOthers, writeWholeFile } from './files.ts';
import { showProgress } from './progress.ts';

/** The colours of the brand as custom properties, which the stylesheets import. */
const BRAND_STYLES = '.cache/brand.css';

/** One for each core, and one that waits while a print is typeset. */
const AT_ONCE = 3;

/**
 * Resizes the pictures that pages show, writes their list, and deletes resized files that no record names any more. With
 * `isPreview`, new pictures have one file each.
 */
export async function buildPictures({ isPreview } = { isPreview: false }): Promise<void> {
  const pictures = content.pagePictures();
  const list: Record<string, ResizedPicture> = {};
  let done = 0;
  const resize = async (picture: PagePicture): Promise<void> => {
    const original = `${IMAGE_FOLDER}/${picture.file}`;
    try {
      const bytes = await readFile(original);
      list[pictureKey(picture)] = await resizePicture(picture, bytes, writeWholeFile, isPreview);
    } catch (cause) {
      throw new Error(
        `The picture ${original} cannot be resized (${(cause as Error).message}). If it is damaged, save it again as JPEG.`,
        { cause },
      );
    }
    showProgress('Pictures', ++done, pictures.length);
  };
  const queue = pictures.values();
  const work = async () => {
    for (const picture of queue) await resize(picture);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const files = new Set(
    Object.values(list)
      .flatMap(allFilesOf)
      .map((file) => path.posix.relative(RESIZED_PATH, file)),
  );
  await deleteOthers(path.join(PUBLIC_FOLDER, RESIZED_PATH), files);
  await writeWholeFile(PICTURE_LIST, JSON.stringify(list, null, 1));
  await writeWholeFile(BRAND_STYLES, brandStyles());
}
