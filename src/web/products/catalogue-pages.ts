import { ROUTES } from '../../records/routes.ts';

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
