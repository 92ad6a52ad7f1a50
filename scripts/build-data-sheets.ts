/**
 * `npm run data-sheets`: typesets the data sheets and the brochure from the records into
 * `public/`, from where Astro copies them into the site, and puts there the documents that records
 * name. Part of every build.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as content from '../src/records/content.ts';
import { buildBrochure } from '../src/print/brochure/build-brochure.ts';
import { buildDataSheets } from '../src/print/data-sheet/build-data-sheets.ts';
import {
  DATA_SHEET_FOLDER,
  DOCUMENT_FOLDER,
  DOCUMENT_SOURCE_FOLDER,
} from '../src/records/products.ts';
import { brochureFiles } from '../src/records/brochure-files.ts';
import { siteUrl } from '../src/records/site-url.ts';
import { withBuildLock } from './build-lock.ts';
import { keptPrints } from './kept-files.ts';
import { withProgress } from './progress.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

const PUBLIC_FOLDER = 'public';

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/** Copies safety data sheets and certificates as they are. Throws when a record names one that is not there. */
async function copyDocuments(): Promise<void> {
  const folder = path.join(PUBLIC_FOLDER, DOCUMENT_FOLDER);
  await mkdir(folder, { recursive: true });
  const files = new Set<string>();
  for (const { slug, documents } of content.products()) {
    for (const { file } of documents) {
      const source = path.join(DOCUMENT_SOURCE_FOLDER, file);
      const document = await readFile(source).catch((cause: unknown) => {
        throw new Error(
          `content/products/${slug}.yaml names ${source}, which cannot be read. Put the document there, or take it out of "documents".`,
          { cause },
        );
      });
      await writeWholeFile(path.join(folder, file), document);
      files.add(file);
    }
  }
  await deleteOthers(folder, files);
}

async function buildSheets(): Promise<void> {
  const start = performance.now();
  const kept = keptPrints('data-sheets');
  const products = content.products();
  const sheets = await withProgress('Typesetting data sheets', products.length, (step) =>
    buildDataSheets(products, siteUrl(process.env), kept.keepAnd(step)),
  );
  const folder = path.join(PUBLIC_FOLDER, DATA_SHEET_FOLDER);
  for (const [name, pdf] of sheets) await writeWholeFile(path.join(folder, name), pdf);
  await deleteOthers(folder, new Set(sheets.keys()));
  const largest = Math.max(...[...sheets.values()].map(({ length }) => length));
  console.log(
    `${sheets.size} data sheets (${await kept.finish()}) in ${seconds(start)} s, the largest ${kilobytes(largest)} kB`,
  );
}

async function buildBrochureFiles(): Promise<void> {
  const start = performance.now();
  const kept = keptPrints('brochure');
  const { picture, pdf } = await withProgress('Typesetting the brochure', 2, (step) =>
    buildBrochure(content.products(), siteUrl(process.env), kept.keepAnd(step)),
  );
  const { pictureHref, pdfHref } = brochureFiles(content.company());
  await writeWholeFile(path.join(PUBLIC_FOLDER, pictureHref), picture);
  await writeWholeFile(path.join(PUBLIC_FOLDER, pdfHref), pdf);
  const names = [pictureHref, pdfHref].map((href) => path.basename(href));
  await deleteOthers(path.join(PUBLIC_FOLDER, path.dirname(pdfHref)), new Set(names));
  console.log(
    `Brochure (${await kept.finish()}) in ${seconds(start)} s: picture ${kilobytes(picture.length)} kB, PDF ${kilobytes(pdf.length)} kB`,
  );
}

/** Typesets all data sheets and the brochure from the records as they are now. */
export async function buildPrints(): Promise<void> {
  await copyDocuments();
  await buildSheets();
  await buildBrochureFiles();
}

if (import.meta.main) await withBuildLock(buildPrints);
