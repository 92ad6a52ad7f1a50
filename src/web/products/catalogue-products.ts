import * as content from '../../records/content.ts';
import { dangerousGoodsOf } from '../../records/dangerous-goods.ts';
import { dataSheetPath } from '../../records/products.ts';
import { enquiryHref, productPath } from '../../records/routes.ts';
import { siteUrl } from '../../records/site-url.ts';
import { productPictures } from '../pictures/picture-of.ts';
import { PRODUCTS_PER_PAGE } from './catalogue-pages.ts';

/** What a card shows of a product's record. */
export type CatalogueProduct = ReturnType<typeof catalogueProducts>[number];

/** What the cards show, in the catalogue's order. Throws when a picture is missing. */
export function catalogueProducts() {
  return content.products().map((product) => ({
    slug: product.slug,
    pageHref: productPath(product),
    name: product.name,
    displayName: product.displayName,
    casNumber: product.identity.casNumber,
    formula: product.identity.formula,
    // Stands on paper only.
    packaging: product.packaging.map(({ name }) => name).join(', '),
    dangerousGoods: dangerousGoodsOf(product),
    pictures: productPictures(product),
    dataSheetHref: dataSheetPath(product),
    enquiryHref: enquiryHref(product),
  }));
}

/** What a product can be found by when its name does not match. */
export type FindableProduct = ReturnType<typeof findableProducts>[number];

/** By what else than its name each product can be found, in the catalogue's order. */
export function findableProducts() {
  return content.products().map((product) => ({
    name: product.name,
    pageHref: productPath(product),
    casNumber: product.identity.casNumber,
    unNumber: dangerousGoodsOf(product)?.unNumber,
    formula: product.identity.formula,
    synonyms: product.synonyms,
    uses: product.uses.map(({ industry, use }) => `${use} (${industry})`),
  }));
}

/** schema.org's ItemList of the catalogue's first page; each product's page says the rest. */
export function productsStructuredData(): object {
  const listed = content.products().slice(0, PRODUCTS_PER_PAGE);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: listed.length,
    itemListElement: listed.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.displayName,
      url: `${siteUrl()}${productPath(product)}`,
    })),
  };
}
