import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandStyles } from '../../src/records/brand.ts';
import * as content from '../../src/records/content.ts';
import type { PagePicture } from '../../src/records/pictures.ts';
import { ContentError } from '../../src/records/reading/read-record.ts';
import { RESIZED_FOLDER, resizePictures } from '../../src/web/pictures/resize-pictures.ts';
import {
  PICTURE_LIST,
  pictureKey,
  filesOf,
  type PictureList,
} from '../../src/web/pictures/picture-sizes.ts';
import { weightProblem } from '../picture-problems.ts';
import { deleteOthers, writeWholeFile } from './files.ts';

const PUBLIC_FOLDER = 'public';
/** The colours of the brand as custom properties, which the stylesheets import. */
const BRAND_STYLES = '.cache/brand.css';

/** In pixels: the widest file that a phone of 390 CSS pixels with ratio 2 loads. */
const PHONE_WIDTH_MAX = 820;

/** Throws a ContentError with the pictures that are too heavy for a phone. */
async function checkWeights(pictures: readonly PagePicture[]): Promise<void> {
  const list = JSON.parse(await readFile(PICTURE_LIST, 'utf8')) as PictureList;
  const problems = pictures.flatMap((picture) => {
    const { avif, phone = avif } = list[pictureKey(picture)] ?? {};
    if (!phone) return [];
    const fitting = phone.widths.filter((width) => width <= PHONE_WIDTH_MAX).length;
    const file = filesOf(phone)[Math.max(0, fitting - 1)] ?? '';
    const bytes = statSync(path.join(PUBLIC_FOLDER, file)).size;
    return weightProblem(picture.file, bytes) ?? [];
  });
  if (problems.length > 0) throw new ContentError(...problems);
}

/**
 * Resizes the pictures that pages show, and deletes files of `RESIZED_FOLDER` that no record names any more.
 */
export async function buildPictures(): Promise<void> {
  const pictures = content.pagePictures();
  let count = 0;
  const files = await resizePictures(pictures, writeWholeFile, () => {
    count += 1;
    // The first build takes long, so it prints its progress.
    if (count % 5 === 0) console.log(`Pictures: ${count} of ${pictures.length}`);
  });
  await deleteOthers(RESIZED_FOLDER, files);
  await checkWeights(pictures);
  await writeWholeFile(BRAND_STYLES, brandStyles());
  console.log(`Pictures: ${files.size} files.`);
}
