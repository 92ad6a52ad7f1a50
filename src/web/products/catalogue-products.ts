import * as content from '../../records/content.ts';
import { dangerousGoodsOf } from '../../records/dangerous-goods.ts';
import { dataSheetPath } from '../../records/products.ts';
import { enquiryHref, productPath, ROUTES } from '../../records/routes.ts';
import { siteUrl } from '../../records/site-url.ts';
import { productPictures } from '../pictures/picture-of.ts';

/** Cards of a page of the catalogue. A catalogue no longer than this is one page. */
export const PRODUCTS_PER_PAGE = 24;

/** The catalogue cut into pages of `PRODUCTS_PER_PAGE` cards. */
export function cutIntoPages<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / PRODUCTS_PER_PAGE) }, (_, page) =>
    cards.slice(page * PRODUCTS_PER_PAGE, (page + 1) * PRODUCTS_PER_PAGE),
  );
}

/** The address of a page of the catalogue after the first; nothing when there is none. */
export function cataloguePageHref(page: number, pageCount: number): string | undefined {
  return page > pageCount ? undefined : `${ROUTES.products}/page/${page}`;
}

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
    ecNumber: product.identity.ecNumber,
    hsCode: product.identity.hsCode,
    formula: product.identity.formula,
    synonyms: [...product.synonyms, product.identity.iupacName],
    uses: product.uses.map(({ industry, use }) => `${use} (${industry})`),
  }));
}

/** schema.org's ItemList of the catalogue's first page; each product's page says the rest. */
export function productsStructuredData(): object {
  const listed = content.products().slice(0, PRODUCTS_PER_PAGE);
  return {
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
