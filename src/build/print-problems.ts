import { brochurePrints } from '../print/brochure/brochure-prints.ts';
import { dataSheet } from '../print/data-sheet/data-sheet.ts';
import { labelPrints } from '../print/label/label.ts';
import { pageCountOf, type Print } from '../print/typesetting/typeset.ts';
import * as content from '../records/content.ts';
import { PRODUCT_RECORD_FOLDER } from '../records/products/products.ts';
import { CONTENT_FOLDER } from '../records/reading/read-record.ts';
import { siteUrl } from '../settings/site-url.ts';
import { printCache } from './print-cache.ts';

/**
 * Finds problems in typesetting data sheets, labels and brochure, and in deriving their texts and drawings; and prints
 * with more pages than usual. Uses the cache of the build, so that only prints of changed records take time.
 */
export async function findPrintProblems(): Promise<{ problems: string[]; long: string[] }> {
  const cached = printCache();
  const problems: string[] = [];
  const long: string[] = [];
  const check = async (file: string, prints: () => readonly Print[]) => {
    try {
      for (const { href, inputs, make, pagesUsual = Infinity } of prints()) {
        const print = await cached(inputs, make);
        const count = pagesUsual === Infinity ? 0 : await pageCountOf(print);
        if (count > pagesUsual)
          long.push(`${CONTENT_FOLDER}/${file}: ${href} has ${count} pages, usually ${pagesUsual}`);
      }
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
  return { problems, long };
}
