import { productPath } from '../../records/routes.ts';
import type { Product } from '../../records/products.ts';

/** schema.org's ItemList of the catalogue, in its order; each product's page says the rest. `origin` without a trailing slash. */
export function productsStructuredData(products: readonly Product[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.displayName,
      url: `${origin}${productPath(product)}`,
    })),
  };
}
