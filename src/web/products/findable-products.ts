import * as content from '../../records/content.ts';
import { productPath } from '../../records/routes.ts';
import type { FindableProduct } from './find-by-facts.ts';

/** By what else than its name each product can be found, in the catalogue's order. */
export function findableProducts(): FindableProduct[] {
  return content.products().map((product) => ({
    name: product.name,
    pageHref: productPath(product),
    casNumber: product.identity.casNumber,
    formula: product.identity.formula,
    synonyms: product.synonyms,
    uses: product.uses.map(({ industry, use }) => `${use} (${industry})`),
  }));
}
