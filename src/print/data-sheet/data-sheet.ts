import { readFileSync } from 'node:fs';
import type { Product } from '../../records/products/products.ts';
import { dataSheetPath } from '../../records/urls/prints.ts';
import { sheetContent } from './sheet-content.ts';
import { typeset, type Print } from '../typesetting/typeset.ts';

/** A sheet has two pages or three, and more with the longest records. */
const PAGES_LEAST = 2;
const PAGES_USUAL = 3;

const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8');

/** Text size and row padding in points, from the largest. */
const DENSITIES = [
  { textSize: 8.9, rowInset: 4.4 },
  { textSize: 8.2, rowInset: 3.2 },
  { textSize: 8, rowInset: 2.8 },
  { textSize: 7.7, rowInset: 2.4 },
] as const;

/**
 * Returns a product's data sheet, in the largest type with which it has the fewest pages. The same record gives the
 * same bytes. `siteUrl` is the site's origin without a trailing slash.
 */
export function dataSheet(product: Product, siteUrl: string): Print {
  const sheet = JSON.stringify(sheetContent(product, siteUrl));
  const make = async () => {
    const set = (density: (typeof DENSITIES)[number]) =>
      typeset(`The data sheet of ${product.name}`, template, {
        sheet,
        setting: JSON.stringify(density),
      });
    let shortest = set(DENSITIES[0]);
    // In smaller type, a much longer sheet would not be shorter by a page that matters.
    if (shortest.pageCount > PAGES_USUAL + 1) return shortest.pdf();
    for (const density of DENSITIES.slice(1)) {
      if (shortest.pageCount === PAGES_LEAST) break;
      const denser = set(density);
      if (denser.pageCount < shortest.pageCount) shortest = denser;
    }
    return shortest.pdf();
  };
  return {
    href: dataSheetPath(product),
    inputs: [sheet, JSON.stringify(product)],
    make,
    pagesUsual: PAGES_USUAL,
  };
}
