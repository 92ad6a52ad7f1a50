import { productPath } from '../../records/routes.ts';
import type { Product } from '../../records/products.ts';
import { siteUrl } from '../../records/site-url.ts';

/** schema.org's ItemList of the catalogue, in its order; each product's page says the rest. */
export function productsStructuredData(products: readonly Product[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.displayName,
      url: `${siteUrl()}${productPath(product)}`,
    })),
  };
}
