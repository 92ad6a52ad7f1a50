import { ROUTES } from '../../records/routes.ts';
import type { CatalogueProduct } from './catalogue-products.ts';

/** Cards of a page of the catalogue. A catalogue no longer than this is one page. */
export const PRODUCTS_PER_PAGE = 24;

/** The catalogue cut into pages of `PRODUCTS_PER_PAGE` cards, at least one. */
export function cutIntoPages(cards: readonly CatalogueProduct[]): CatalogueProduct[][] {
  const count = Math.max(1, Math.ceil(cards.length / PRODUCTS_PER_PAGE));
  return Array.from({ length: count }, (_, page) =>
    cards.slice(page * PRODUCTS_PER_PAGE, (page + 1) * PRODUCTS_PER_PAGE),
  );
}

/** The address of a page of the catalogue, counted from 1; nothing when there is none. */
export function cataloguePageHref(page: number, pageCount: number): string | undefined {
  if (page < 1 || page > pageCount) return undefined;
  return page === 1 ? ROUTES.products : `${ROUTES.products}/page/${page}`;
}
