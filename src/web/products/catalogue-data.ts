import { brochureFiles } from '../../records/brochure-texts.ts';
import * as content from '../../records/content.ts';
import { dangerousGoodsOf } from '../../records/facts/dangerous-goods.ts';
import { dataSheetPath } from '../../records/products/products.ts';
import {
  enquiryHref,
  FORM_ANCHOR,
  productPath,
  ROUTES,
  WANTED_PARAMETER,
} from '../../records/addresses/routes.ts';
import { siteUrl } from '../../records/site-url.ts';
import { versionOf } from '../../records/addresses/version-of.ts';
import { productPictures } from '../pictures/picture-of.ts';

/** Cards of a page of the catalogue. A catalogue no longer than this is one page. */
export const PRODUCTS_PER_PAGE = 24;

/** The catalogue's pages, each with its cards and the address of the next one, if there is any. */
export function cataloguePages() {
  const products = catalogueProducts();
  const pageCount = Math.ceil(products.length / PRODUCTS_PER_PAGE);
  return Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    products: products.slice(index * PRODUCTS_PER_PAGE, (index + 1) * PRODUCTS_PER_PAGE),
    nextHref: index + 1 < pageCount ? `${ROUTES.products}/page/${index + 2}` : undefined,
  }));
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
    casNumber: product.identity.casNumber ?? '',
    formula: product.identity.formula ?? '',
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
    casNumber: product.identity.casNumber ?? '',
    unNumber: dangerousGoodsOf(product)?.unNumber,
    ecNumber: product.identity.ecNumber ?? '',
    hsCode: product.identity.hsCode,
    formula: product.identity.formula ?? '',
    synonyms: [...product.synonyms, product.identity.iupacName ?? []].flat(),
    uses: product.uses.map(({ industry, use }) => `${use} (${industry})`),
  }));
}

/**
 * Where data of the catalogue lies that the browser fetches. The folder is named by what is in it:
 * a page that was loaded before a new build never reads the data of another catalogue.
 */
const folderOf = (data: readonly object[]) =>
  `/static/catalogue/${versionOf(JSON.stringify(data))}`;

/** All that the catalogue shows and says: `virtual:catalogue`. Throws a ContentError when a record is wrong. */
export function catalogueData() {
  const { motion, opensInNewTab } = content.interfaceTexts();
  const { search, results, more, brochure, card, enquiry } = content.productsPage();
  const products = catalogueProducts();
  const [first] = cataloguePages();
  return {
    products: first?.products ?? [],
    total: products.length,
    /** The folder of what comes after the first page: `names.json`, and for each page `<page>.json`. */
    dataHref: folderOf(products),
    /** The second page, for who has no script. */
    nextPageHref: first?.nextHref,
    /** By which products are found when no name matches: fetched only then. */
    factsHref: `${folderOf(findableProducts())}/facts.json`,
    brochure: brochureFiles(),
    contactHref: `${ROUTES.contact}#${FORM_ANCHOR}`,
    /** The form with a message about what was searched for in vain, `{wanted}`. */
    wantedHref: `${ROUTES.contact}?${WANTED_PARAMETER}={wanted}#${FORM_ANCHOR}`,
    /** For addresses on paper. */
    host: new URL(siteUrl()).host,
    texts: { search, results, more, brochure, card, enquiry },
    newTab: opensInNewTab,
    motion,
  };
}

/**
 * What the browser fetches of the catalogue, by its address: facts by which products are found when
 * no name matches, and, of a catalogue that is longer than a page, the names of all products for the
 * search and the cards of each further page.
 */
export function catalogueFiles(): Readonly<Record<string, object>> {
  const { dataHref, factsHref } = catalogueData();
  const further = cataloguePages().slice(1);
  const names = content.products().map(({ name }) => name);
  return {
    [factsHref]: findableProducts(),
    ...(further.length > 0 && { [`${dataHref}/names.json`]: names }),
    ...Object.fromEntries(
      further.map(({ page, products }) => [`${dataHref}/${page}.json`, products]),
    ),
  };
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
