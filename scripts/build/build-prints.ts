/**
 * Makes of the records the data sheets, the brochure and the pictures that
 * shared links show, into `public/`, from where Astro copies them into the site, and puts there the
 * documents that records name. Part of every build.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { brochurePrints } from '../../src/print/brochure/brochure-prints.ts';
import { dataSheet } from '../../src/print/data-sheet/data-sheet.ts';
import { socialPictures } from '../../src/print/social/social-picture.ts';
import type { Print } from '../../src/print/typesetting/typeset.ts';
import {
  DOCUMENT_FOLDER,
  DOCUMENT_SOURCE_FOLDER,
} from '../../src/records/products/product-documents.ts';
import { DATA_SHEET_FOLDER } from '../../src/records/products/products.ts';
import { SOCIAL_PICTURE } from '../../src/records/addresses/routes.ts';
import { siteUrl } from '../../src/records/site-url.ts';
import { printCache } from './print-cache.ts';
import { writeFolder } from './write-file.ts';

const PUBLIC_FOLDER = 'public';

/** Safety data sheets and certificates as they are, one after the other; that they are there is checked with the records. */
async function* readDocuments() {
  for (const { file } of content.products().flatMap(({ documents }) => documents)) {
    yield [file, await readFile(path.join(DOCUMENT_SOURCE_FOLDER, file))] as const;
  }
}

/** Lets a folder of the site hold these prints and nothing else. */
async function build(
  title: string,
  siteFolder: string,
  prints: Iterable<Print>,
  make: ReturnType<typeof printCache>,
): Promise<void> {
  let count = 0;
  async function* files() {
    for (const print of prints) {
      yield [path.basename(print.href), await make(print.inputs, print.make)] as const;
      count += 1;
    }
  }
  await writeFolder(path.join(PUBLIC_FOLDER, siteFolder), files());
  console.log(`${title}: ${count}`);
}

/** Makes all prints from the records as they are now. */
export async function buildPrints(): Promise<void> {
  const products = content.products();
  const origin = siteUrl();
  await writeFolder(path.join(PUBLIC_FOLDER, DOCUMENT_FOLDER), readDocuments());
  const make = printCache();
  const sheets = products.map((product) => dataSheet(product, origin));
  await build('Data sheets', DATA_SHEET_FOLDER, sheets, make);
  const brochure = brochurePrints(products, origin);
  await build('Brochure', path.dirname(brochure[0].href), brochure, make);
  await build('Social pictures', SOCIAL_PICTURE.folder, socialPictures(), make);
}
