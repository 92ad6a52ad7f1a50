/**
 * Typesets the data sheets and the brochure from the records into `public/`, from where Astro
 * copies them into the site, and puts there the documents that records name. Part of every build; alone: `npm run data-sheets`.
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
  type Product,
} from '../src/records/products.ts';
import { parseSiteUrl } from '../src/enquiries/settings.ts';
import { BROCHURE } from '../src/records/routes.ts';
import { withBuildLock } from './build-lock.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

const PUBLIC_FOLDER = 'public';

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const kilobytes = (file: Uint8Array) => (file.length / 1000).toFixed(0);

/** Copies safety data sheets and certificates as they are. Throws when a record names one that is not there. */
async function copyDocuments(products: readonly Product[]): Promise<void> {
  const folder = path.join(PUBLIC_FOLDER, DOCUMENT_FOLDER);
  await mkdir(folder, { recursive: true });
  const files = new Set<string>();
  for (const { slug, documents } of products) {
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

/** Typesets all data sheets and the brochure from the records as they are now. */
export async function buildPrints(): Promise<void> {
  const company = content.company();
  const products = content.products();
  const sheetTexts = content.dataSheetTexts();
  const siteUrl = parseSiteUrl(process.env['SITE_URL']?.trim() || company.siteUrl);

  await copyDocuments(products);
  const sheetsStart = performance.now();
  const sheets = await buildDataSheets(products, company, sheetTexts, siteUrl);
  const sheetFolder = path.join(PUBLIC_FOLDER, DATA_SHEET_FOLDER);
  for (const [name, pdf] of sheets) await writeWholeFile(path.join(sheetFolder, name), pdf);
  await deleteOthers(sheetFolder, new Set(sheets.keys()));
  const largest = [...sheets.values()].sort((first, second) => second.length - first.length)[0];
  console.log(
    `${sheets.size} data sheets in ${seconds(sheetsStart)} s, the largest ${largest ? kilobytes(largest) : 0} kB`,
  );

  const brochureStart = performance.now();
  const { mission, vision } = content.statements();
  const brochure = await buildBrochure({
    company,
    products,
    texts: content.brochureTexts(),
    sheetTexts,
    figures: content.aboutPage().counters.items,
    statements: [mission, vision],
    siteUrl,
  });
  await writeWholeFile(path.join(PUBLIC_FOLDER, BROCHURE.pictureHref), brochure.picture);
  await writeWholeFile(path.join(PUBLIC_FOLDER, BROCHURE.pdfHref), brochure.pdf);
  await deleteOthers(
    path.join(PUBLIC_FOLDER, path.dirname(BROCHURE.pdfHref)),
    new Set([BROCHURE.pictureHref, BROCHURE.pdfHref].map((href) => path.basename(href))),
  );
  console.log(
    `Brochure in ${seconds(brochureStart)} s: picture ${kilobytes(brochure.picture)} kB, PDF ${kilobytes(brochure.pdf)} kB`,
  );
}

if (import.meta.main) await withBuildLock(buildPrints);
