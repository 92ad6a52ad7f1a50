import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandStyles } from '../../src/records/brand.ts';
import * as content from '../../src/records/content.ts';
import type { PagePicture } from '../../src/records/pictures.ts';
import { ContentError } from '../../src/records/reading/read-record.ts';
import { CUT_FOLDER, cutPictures } from '../../src/web/pictures/cut-pictures.ts';
import { CUT_LIST, cutKey, filesOf, type CutList } from '../../src/web/pictures/cuts.ts';
import { weightProblem } from '../picture-problems.ts';
import { deleteOthers, writeWholeFile } from './files.ts';

const PUBLIC_FOLDER = 'public';
/** The colours of the brand as custom properties, which the stylesheets import. */
const BRAND_STYLES = '.cache/brand.css';

/** In pixels: the widest file that a phone of 390 CSS pixels with ratio 2 loads. */
const PHONE_WIDTH_MAX = 820;

/** Throws a ContentError with the pictures that are too heavy for a phone. */
async function checkWeights(pictures: readonly PagePicture[]): Promise<void> {
  const list = JSON.parse(await readFile(CUT_LIST, 'utf8')) as CutList;
  const problems = pictures.flatMap((picture) => {
    const { avif, phone = avif } = list.pictures[cutKey(picture)] ?? {};
    if (!phone) return [];
    const fitting = phone.widths.filter((width) => width <= PHONE_WIDTH_MAX).length;
    const file = filesOf(phone)[Math.max(0, fitting - 1)] ?? '';
    const bytes = statSync(path.join(PUBLIC_FOLDER, file)).size;
    return weightProblem(picture.file, bytes) ?? [];
  });
  if (problems.length > 0) throw new ContentError(...problems);
}

/**
 * Cuts the pictures that pages show, copies the partners' logos, and deletes files of `CUT_FOLDER` that
 * no record names any more. Pictures that are already cut are kept.
 */
export async function buildPictures(): Promise<void> {
  const logos = content.partners().map(({ file }) => `partners/${file}`);
  const pictures = content.pagePictures();
  let cutCount = 0;
  const files = await cutPictures(pictures, logos, writeWholeFile, () => {
    cutCount += 1;
    // The first build cuts for minutes, so it prints its progress.
    if (cutCount % 5 === 0) console.log(`Pictures: ${cutCount} of ${pictures.length}`);
  });
  await deleteOthers(CUT_FOLDER, files);
  await checkWeights(pictures);
  await writeWholeFile(BRAND_STYLES, brandStyles());
  console.log(`Pictures: ${files.size} files.`);
}
