import { readFileSync } from 'node:fs';
import { dataSheetPath, type Product } from '../../records/products/products.ts';
import { sheetContent } from './sheet-content.ts';
import { typeset, type Print } from '../typesetting/typeset.ts';

/** Three pages are used when text on two would be too small to read. */
const PAGE_COUNTS = [2, 3] as const;

const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8');

/** Text size and row padding in points. */
const DENSITIES = [
  { textSize: 8.9, rowInset: 4.4 },
  { textSize: 8.2, rowInset: 3.2 },
  { textSize: 8, rowInset: 2.8 },
  { textSize: 7.7, rowInset: 2.4 },
] as const;

/**
 * Returns a product's data sheet. The same record gives the same bytes. `siteUrl` is the site's origin
 * without a trailing slash. `make` rejects when the record is too long for three pages.
 */
export function dataSheet(product: Product, siteUrl: string): Print {
  const sheet = JSON.stringify(sheetContent(product, siteUrl));
  const make = async () => {
    const subject = `The data sheet of ${product.name}`;
    for (const pageCount of PAGE_COUNTS) {
      for (const density of DENSITIES) {
        const setting = JSON.stringify(density);
        const document = typeset(subject, template, { sheet, setting });
        if (document.pageCount === pageCount) return document.pdf();
      }
    }
    throw new Error(
      `${subject} does not fit on ${Math.max(...PAGE_COUNTS)} pages even in the smallest type. Shorten its texts or tables in content/products/${product.slug}.yaml.`,
    );
  };
  return { href: dataSheetPath(product), inputs: [sheet, JSON.stringify(product)], make };
}
