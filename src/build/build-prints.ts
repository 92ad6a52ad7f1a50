import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as content from '../records/content.ts';
import { brochurePrints } from '../print/brochure/brochure-prints.ts';
import { dataSheet } from '../print/data-sheet/data-sheet.ts';
import { labelPrints } from '../print/label/label.ts';
import { socialPictures } from '../print/social/social-picture.ts';
import type { Print } from '../print/typesetting/typeset.ts';
import { DOCUMENT_FOLDER, DOCUMENT_SOURCE_FOLDER } from '../records/products/product-documents.ts';
import {
  BROCHURE_FOLDER,
  DATA_SHEET_FOLDER,
  LABEL_FOLDER,
  SOCIAL_PICTURE,
} from '../records/urls/prints.ts';
import { PUBLIC_FOLDER } from '../records/urls/routes.ts';
import { exitWithError } from '../settings/exit-with-error.ts';
import { siteUrl } from '../settings/site-url.ts';
import { printCache } from './print-cache.ts';
import { writeFolder } from './files.ts';
import { showProgress } from './progress.ts';

/** Yields the documents that products and the company's certificates name. `checkContent` has checked that they exist. */
async function* readDocuments() {
  const { certificates } = content.company().trade;
  for (const { file } of [
    ...content.products().flatMap(({ documents }) => documents),
    ...certificates,
  ]) {
    if (file === undefined) continue;
    yield [file, await readFile(path.join(DOCUMENT_SOURCE_FOLDER, file))] as const;
  }
}

/**
 * Typesets the data sheets, package labels, the brochure and the pictures of shared links into `public/`, and copies
 * the documents that records name there. Prints whose inputs did not change come from the cache.
 */
export async function buildPrints(): Promise<void> {
  const products = content.products();
  const origin = siteUrl();
  await writeFolder(path.join(PUBLIC_FOLDER, DOCUMENT_FOLDER), readDocuments());
  const brochure = brochurePrints(products, origin);
  const folders: [folder: string, prints: readonly Print[]][] = [
    [DATA_SHEET_FOLDER, products.map((product) => dataSheet(product, origin))],
    [LABEL_FOLDER, products.flatMap(labelPrints)],
    [BROCHURE_FOLDER, brochure],
    [SOCIAL_PICTURE.folder, socialPictures()],
  ];
  const total = folders.flatMap(([, prints]) => prints).length;
  const make = printCache();
  let done = 0;
  async function* files(prints: readonly Print[]) {
    for (const { href, inputs, make: typeset } of prints) {
      yield [path.basename(href), await make(inputs, typeset)] as const;
      showProgress('Prints', ++done, total);
    }
  }
  for (const [folder, prints] of folders)
    await writeFolder(path.join(PUBLIC_FOLDER, folder), files(prints));
}

if (import.meta.main) await buildPrints().catch(exitWithError);
