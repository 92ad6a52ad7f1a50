/**
 * Typesets the data sheets and the brochure from the records into `public/`, from where Astro
 * copies them into the site. Part of every build; alone: `npm run data-sheets`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as content from '../src/records/content.ts';
import { buildBrochure } from '../src/print/brochure/build-brochure.ts';
import { buildDataSheets } from '../src/print/data-sheet/build-data-sheets.ts';
import { DATA_SHEET_FOLDER } from '../src/records/products.ts';
import { parseSiteUrl } from '../src/enquiries/settings.ts';
import { BROCHURE } from '../src/records/routes.ts';

const PUBLIC_FOLDER = 'public';

async function emptyFolder(folder: string): Promise<void> {
  await rm(path.join(PUBLIC_FOLDER, folder), { recursive: true, force: true });
  await mkdir(path.join(PUBLIC_FOLDER, folder), { recursive: true });
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const kilobytes = (file: Uint8Array) => (file.length / 1000).toFixed(0);

const company = content.company();
const products = content.products();
const sheetTexts = content.dataSheetTexts();
const siteUrl = parseSiteUrl(process.env['SITE_URL']?.trim() || company.siteUrl);

const sheetsStart = performance.now();
const sheets = await buildDataSheets(products, company, sheetTexts, siteUrl);
await emptyFolder(DATA_SHEET_FOLDER);
for (const [name, pdf] of sheets) {
  await writeFile(path.join(PUBLIC_FOLDER, DATA_SHEET_FOLDER, name), pdf);
}
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
await emptyFolder(path.dirname(BROCHURE.pictureHref));
await writeFile(path.join(PUBLIC_FOLDER, BROCHURE.pictureHref), brochure.picture);
await writeFile(path.join(PUBLIC_FOLDER, BROCHURE.pdfHref), brochure.pdf);
console.log(
  `Brochure in ${seconds(brochureStart)} s: picture ${kilobytes(brochure.picture)} kB, PDF ${kilobytes(brochure.pdf)} kB`,
);
