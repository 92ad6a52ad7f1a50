/**
 * Typesets the data sheets from the records into `public/data-sheets/`, from where Astro copies
 * them into the site. Part of every build; alone: `npm run data-sheets`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireCompany } from '../src/content/company.ts';
import { requireDataSheetTexts } from '../src/content/data-sheet-texts.ts';
import { requireProducts } from '../src/content/products.ts';
import { buildDataSheets } from '../src/data-sheets/build-data-sheets.ts';
import { DATA_SHEET_FOLDER } from '../src/schemas/product.ts';

const started = performance.now();
const company = requireCompany();
const siteUrl = process.env['SITE_URL'] ?? company.siteUrl;
const sheets = await buildDataSheets(requireProducts(), company, requireDataSheetTexts(), siteUrl);

const folder = path.join('public', DATA_SHEET_FOLDER);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, pdf] of sheets) await writeFile(path.join(folder, name), pdf);

const largest = Math.max(...[...sheets.values()].map(({ length }) => length));
console.log(
  `${sheets.size} data sheets in ${((performance.now() - started) / 1000).toFixed(1)} s, the largest ${(largest / 1000).toFixed(0)} kB`,
);
