/**
 * `npm run prints`: makes of the records the data sheets, the brochure and the pictures that
 * shared links show, into `public/`, from where Astro copies them into the site, and puts there the
 * documents that records name. Part of every build.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as content from '../src/records/content.ts';
import { brochurePrints } from '../src/print/brochure/brochure-prints.ts';
import { dataSheet } from '../src/print/data-sheet/data-sheet.ts';
import { socialPictures } from '../src/print/social/social-picture.ts';
import type { Print } from '../src/print/typesetting/typeset.ts';
import {
  DOCUMENT_FOLDER,
  DOCUMENT_SOURCE_FOLDER,
} from '../src/records/products/product-documents.ts';
import { DATA_SHEET_FOLDER } from '../src/records/products/products.ts';
import { SOCIAL_PICTURE } from '../src/records/addresses/routes.ts';
import { siteUrl } from '../src/records/site-url.ts';
import { withBuildLock } from './build-lock.ts';
import { checkContent } from './content-problems.ts';
import { keptPrints } from './kept-files.ts';
import { withProgress } from './progress.ts';
import { writeFolder } from './write-file.ts';

const PUBLIC_FOLDER = 'public';

/** Safety data sheets and certificates as they are, one after the other; that they are there is checked with the records. */
async function* readDocuments() {
  for (const { file } of content.products().flatMap(({ documents }) => documents)) {
    yield [file, await readFile(path.join(DOCUMENT_SOURCE_FOLDER, file))] as const;
  }
}

/** Makes the prints of a folder of the site but for those that were made before of the same. */
async function build(
  title: string,
  siteFolder: string,
  count: number,
  prints: Iterable<Print>,
): Promise<void> {
  const kept = keptPrints(siteFolder);
  let largest = 0;
  async function* make(step: () => void) {
    for (const print of prints) {
      const bytes = await kept.keep(print.inputs, print.make);
      largest = Math.max(largest, bytes.length);
      step();
      yield [path.basename(print.href), bytes] as const;
    }
  }
  await withProgress(title, count, (step) =>
    writeFolder(path.join(PUBLIC_FOLDER, siteFolder), make(step)),
  );
  console.log(`${title}: ${await kept.finish()}, the largest ${(largest / 1000).toFixed(0)} kB.`);
}

/** Makes all prints from the records as they are now. */
export async function buildPrints(): Promise<void> {
  const products = content.products();
  const origin = siteUrl();
  await writeFolder(path.join(PUBLIC_FOLDER, DOCUMENT_FOLDER), readDocuments());
  const sheets = products.map((product) => dataSheet(product, origin));
  await build('Data sheets', DATA_SHEET_FOLDER, sheets.length, sheets);
  const brochure = brochurePrints(products, origin);
  await build('Brochure', path.dirname(brochure[0].href), brochure.length, brochure);
  const pageCount = content.pages().length + products.length;
  await build('Social pictures', SOCIAL_PICTURE.folder, pageCount, socialPictures());
}

if (import.meta.main) {
  checkContent();
  await withBuildLock(buildPrints);
}
