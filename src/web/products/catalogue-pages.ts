import { ROUTES } from '../../records/routes.ts';
import { versionOf } from '../../records/version-of.ts';
import type { CatalogueProduct, FindableProduct } from './catalogue-products.ts';

/** Cards of a page of the catalogue. A catalogue no longer than this is one page. */
export const PRODUCTS_PER_PAGE = 24;

/** Where everything lies that the browser fetches of the catalogue. */
export const CATALOGUE_FOLDER = '/static/catalogue';
const FACTS_FILE = 'facts';

/** What of the catalogue does not stand in its first page, and where it lies. */
export type CatalogueRest = {
  /** How many products there are in all. */
  total: number;
  /** The folder of the data: `names.json`, and for each page from the second `<page>.json`. */
  dataHref: string;
};

/** The catalogue cut into pages of `PRODUCTS_PER_PAGE` cards, at least one. */
export function cutIntoPages(cards: readonly CatalogueProduct[]): CatalogueProduct[][] {
  const count = Math.max(1, Math.ceil(cards.length / PRODUCTS_PER_PAGE));
  return Array.from({ length: count }, (_, page) =>
    cards.slice(page * PRODUCTS_PER_PAGE, (page + 1) * PRODUCTS_PER_PAGE),
  );
}

/**
 * Where the data of all pages but the first lie; nothing when there is one page.
 * The folder is named by what is in it: a page that was loaded before a new
 * build never reads the data of another catalogue.
 */
export function catalogueRest(cards: readonly CatalogueProduct[]): CatalogueRest | undefined {
  if (cards.length <= PRODUCTS_PER_PAGE) return undefined;
  return {
    total: cards.length,
    dataHref: `${CATALOGUE_FOLDER}/${versionOf(JSON.stringify(cards))}`,
  };
}

/** Where the facts lie by which products are found when no name matches: fetched only then. */
export function catalogueFactsHref(facts: readonly FindableProduct[]): string {
  return `${CATALOGUE_FOLDER}/${versionOf(JSON.stringify(facts))}/${FACTS_FILE}.json`;
}

/** The address of a page of the catalogue, counted from 1; nothing when there is none. */
export function cataloguePageHref(page: number, pageCount: number): string | undefined {
  if (page < 1 || page > pageCount) return undefined;
  return page === 1 ? ROUTES.products : `${ROUTES.products}/page/${page}`;
}
