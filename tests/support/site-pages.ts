import { ONE_PICTURE, SEVERAL_PICTURES, UNREGULATED_PICTURES } from './catalogue.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../src/records/addresses/routes.ts';

/** A path that leads nowhere: it shows the 404 page. */
export const UNKNOWN_PATH = '/badpage';

export type SitePage = {
  /** The route's name, or `not-found`. */
  name: RouteName | 'not-found';
  path: string;
};

/** The pages that are listed in the menu and in search engines. */
export const LISTED_PAGES = ROUTE_NAMES.map((name) => ({ name, path: ROUTES[name] }));

/** The screens of the site: its routes, and the 404 page. */
export const SITE_PAGES: readonly SitePage[] = [
  ...LISTED_PAGES,
  { name: 'not-found', path: UNKNOWN_PATH },
];

/** Products' pages: with a carousel, with one picture, and of what is no dangerous goods. */
export const PRODUCT_PAGES = [
  { name: 'product', path: `/products/${SEVERAL_PICTURES.slug}` },
  { name: 'product-still', path: `/products/${ONE_PICTURE.slug}` },
  { name: 'product-unregulated', path: `/products/${UNREGULATED_PICTURES.slug}` },
];
