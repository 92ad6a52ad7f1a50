import { brochurePrints } from '../print/brochure/brochure-prints.ts';
import { dataSheet } from '../print/data-sheet/data-sheet.ts';
import { labelPrints } from '../print/label/label.ts';
import type { Print } from '../print/typesetting/typeset.ts';
import * as content from '../records/content.ts';
import { PRODUCT_RECORD_FOLDER } from '../records/products/products.ts';
import { CONTENT_FOLDER } from '../records/reading/read-record.ts';
import { siteUrl } from '../settings/site-url.ts';
import { printCache } from './print-cache.ts';

/** Typesets all prints, as the build does with the same cache. Returns the problems. */
export async function findPrintProblems(): Promise<string[]> {
  const cached = printCache();
  const problems: string[] = [];
  const check = async (file: string, prints: () => readonly Print[]) => {
    try {
      for (const { inputs, make } of prints()) await cached(inputs, make);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(`${CONTENT_FOLDER}/${file}: ${message}`);
    }
  };
  const products = content.products();
  for (const product of products) {
    const file = `${PRODUCT_RECORD_FOLDER}/${product.slug}.yaml`;
    await check(file, () => [dataSheet(product, siteUrl()), ...labelPrints(product)]);
  }
  await check('brochure.yaml', () => brochurePrints(products, siteUrl()));
  return problems;
}
