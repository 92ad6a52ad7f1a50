/**
 * `npm run prints`: makes of the records the data sheets, the brochure and the pictures that
 * shared links show, into `public/`, from where Astro copies them into the site, and puts there the
 * documents that records name. Part of every build.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as content from '../src/records/content.ts';
import { buildBrochure } from '../src/print/brochure/build-brochure.ts';
import { buildDataSheets } from '../src/print/data-sheet/build-data-sheets.ts';
import { socialPictures } from '../src/print/social/social-picture.ts';
import type { Keep } from '../src/print/typesetting/keep.ts';
import { DOCUMENT_FOLDER, DOCUMENT_SOURCE_FOLDER } from '../src/records/product-documents.ts';
import { DATA_SHEET_FOLDER } from '../src/records/products.ts';
import { brochureFiles } from '../src/records/brochure-files.ts';
import { SOCIAL_PICTURE } from '../src/records/routes.ts';
import { siteUrl } from '../src/records/site-url.ts';
import { withBuildLock } from './build-lock.ts';
import { keptPrints } from './kept-files.ts';
import { withProgress } from './progress.ts';
import { writeFolder } from './write-file.ts';

const PUBLIC_FOLDER = 'public';

/** Safety data sheets and certificates as they are, one after the other. Throws when a record names one that is not there. */
async function* readDocuments() {
  for (const { slug, documents } of content.products()) {
    for (const { file } of documents) {
      const source = path.join(DOCUMENT_SOURCE_FOLDER, file);
      const document = await readFile(source).catch((cause: unknown) => {
        throw new Error(
          `content/products/${slug}.yaml names ${source}, which cannot be read. Put the document there, or take it out of "documents".`,
          { cause },
        );
      });
      yield [file, document] as const;
    }
  }
}

/** Makes the prints of a folder of the site, by name or address, but for those that were made before of the same. */
async function build(
  title: string,
  siteFolder: string,
  count: number,
  make: (keep: Keep) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<void> {
  const kept = keptPrints(path.basename(siteFolder));
  const prints = await withProgress(title, count, (step) =>
    make((inputs, makeOne) => kept.keep(inputs, makeOne).finally(step)),
  );
  const files = [...prints].map(([name, bytes]) => [path.basename(name), bytes] as const);
  await writeFolder(path.join(PUBLIC_FOLDER, siteFolder), files);
  const largest = Math.max(...files.map(([, { length }]) => length));
  console.log(`${title}: ${await kept.finish()}, the largest ${(largest / 1000).toFixed(0)} kB.`);
}

/** Makes all prints from the records as they are now. */
export async function buildPrints(): Promise<void> {
  const products = content.products();
  const origin = siteUrl();
  await writeFolder(path.join(PUBLIC_FOLDER, DOCUMENT_FOLDER), readDocuments());
  await build('Data sheets', DATA_SHEET_FOLDER, products.length, (keep) =>
    buildDataSheets(products, origin, keep),
  );
  const { pictureHref, pdfHref } = brochureFiles();
  await build('Brochure', path.dirname(pdfHref), 2, async (keep) => {
    const { picture, pdf } = await buildBrochure(products, origin, keep);
    return new Map([
      [pictureHref, picture],
      [pdfHref, pdf],
    ]);
  });
  const pageCount = content.pages().length + products.length;
  await build('Social pictures', SOCIAL_PICTURE.folder, pageCount, socialPictures);
}

if (import.meta.main) await withBuildLock(buildPrints);
