import { readFileSync } from 'node:fs';
import { dataSheetPath, type Product } from '../../records/products/products.ts';
import { sheetContent } from './sheet-content.ts';
import { typeset, type Print } from '../typesetting/typeset.ts';

/** A third page is added where two would need type that is too small to read. */
const PAGE_COUNTS = [2, 3] as const;

const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8');

/** How tightly a sheet is set: text size and row padding in points. */
const DENSITIES = [
  { textSize: 8.2, rowInset: 3.2 },
  { textSize: 8, rowInset: 2.8 },
  { textSize: 7.7, rowInset: 2.4 },
  { textSize: 7.4, rowInset: 2 },
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
  const withSections = (firstPageSections: number | null, pageCount: number) =>
    densities.map((density) => ({
      ...density,
      firstPageSections,
      pageCount,
      hasRoom: hasRoom || pageCount > 2,
    }));
  return [
    ...withSections(usualSections, 2).slice(0, USUAL_DENSITY_COUNT),
    ...PAGE_COUNTS.flatMap((pageCount) => withSections(null, pageCount)),
  ];
}

/**
 * One product's data sheet; the same records give the same bytes. `siteUrl` is the site's origin
 * without a trailing slash. Making it throws when the record is too long for three pages.
 */
export function dataSheet(product: Product, siteUrl: string): Print {
  const sheet = JSON.stringify(sheetContent(product, siteUrl));
  const make = async () => {
    const subject = `The data sheet of ${product.name}`;
    for (const setting of settingsOf(product)) {
      const document = typeset(subject, template, { sheet, setting: JSON.stringify(setting) });
      if (document.pageCount === setting.pageCount) return document.pdf();
    }
    throw new Error(
      `${subject} does not fit on ${Math.max(...PAGE_COUNTS)} pages even in the smallest type. Shorten its texts or tables in content/products/${product.slug}.yaml.`,
    );
  };
  return { href: dataSheetPath(product), inputs: [sheet, JSON.stringify(product)], make };
}
