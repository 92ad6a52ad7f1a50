import { readFileSync } from 'node:fs';
import { dataSheetPath, type Product } from '../../records/products.ts';
import { sheetContent } from './sheet-content.ts';
import { makeAnew, type Keep } from '../typesetting/keep.ts';
import { typeset } from '../typesetting/typeset.ts';

const SHEET_PAGE_COUNT = 2;

const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8');

/** How tightly a sheet is set: text size and row padding in points. */
const DENSITIES = [
  { textSize: 8.2, rowInset: 3.2 },
  { textSize: 8, rowInset: 2.8 },
  { textSize: 7.7, rowInset: 2.4 },
  { textSize: 7.4, rowInset: 2 },
  { textSize: 7, rowInset: 1.7 },
] as const;

/** For a product without hazards, whose second page has room to spare. */
const AIRY_DENSITY = { textSize: 8.9, rowInset: 4.4 } as const;

/** How many of the usual densities are tried before page breaks are measured. */
const USUAL_DENSITY_COUNT = 2;

/**
 * The ways to set a product's sheet, best first: the first one with which it fits is taken.
 * Hazards and transport fill the second page; without them storage and packaging follow there.
 */
function settingsOf({ hazards, transport }: Product) {
  const isHazardous = hazards.hazardStatements.length > 0;
  const usualSections = isHazardous ? (transport ? 7 : 6) : 5;
  /** Whether much room may be left on the second page, which then stands below its sections. */
  const hasRoom = !isHazardous || !transport;
  const densities = isHazardous ? DENSITIES : [AIRY_DENSITY, ...DENSITIES];
  /** How many sections stand on the first page; null: Typst measures it, which takes twice as long. */
  const withSections = (firstPageSections: number | null) =>
    densities.map((density) => ({ ...density, firstPageSections, hasRoom }));
  return [...withSections(usualSections).slice(0, USUAL_DENSITY_COUNT), ...withSections(null)];
}

/** Typesets one product's data sheet. Throws when its record is too long for two pages. */
export async function buildDataSheet(
  product: Product,
  siteUrl: string,
  keep: Keep = makeAnew,
): Promise<Uint8Array> {
  const sheet = JSON.stringify(sheetContent(product, siteUrl));
  return keep([sheet, JSON.stringify(product)], async () => {
    const subject = `The data sheet of ${product.name}`;
    for (const setting of settingsOf(product)) {
      const document = typeset(subject, template, { sheet, setting: JSON.stringify(setting) });
      if (document.pageCount === SHEET_PAGE_COUNT) return document.pdf();
    }
    throw new Error(
      `${subject} does not fit on ${SHEET_PAGE_COUNT} pages even in the smallest type. Shorten its texts or tables in content/products/${product.slug}.yaml.`,
    );
  });
}

/**
 * Typesets the data sheets of products: path on the site to PDF. The same records give the same
 * bytes. `siteUrl` is the site's origin without a trailing slash.
 */
export async function buildDataSheets(
  products: readonly Product[],
  siteUrl: string,
  keep?: Keep,
): Promise<Map<string, Uint8Array>> {
  const sheets = new Map<string, Uint8Array>();
  for (const product of products) {
    sheets.set(dataSheetPath(product), await buildDataSheet(product, siteUrl, keep));
  }
  return sheets;
}
