import { readFileSync } from 'node:fs';
import { dataSheetPath, type Product } from '../../records/products/products.ts';
import { sheetContent } from './sheet-content.ts';
import { typeset, type Print } from '../typesetting/typeset.ts';

/** A sheet has two pages, and a third when even the smallest type does not fit on two. */
const PAGES_MAX = 3;

const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8');

/** Text size and row padding in points, from the largest. */
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
    let onThreePages;
    for (const density of DENSITIES) {
      const document = typeset(subject, template, { sheet, setting: JSON.stringify(density) });
      if (document.pageCount < PAGES_MAX) return document.pdf();
      if (document.pageCount === PAGES_MAX) onThreePages ??= document;
    }
    if (onThreePages) return onThreePages.pdf();
    throw new Error(
      `${subject} does not fit on ${PAGES_MAX} pages even in the smallest type. Shorten its texts or tables in content/products/${product.slug}.yaml.`,
    );
  };
  return { href: dataSheetPath(product), inputs: [sheet, JSON.stringify(product)], make };
}
