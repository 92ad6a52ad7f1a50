import { ONE_PICTURE, SEVERAL_PICTURES, UNREGULATED_PICTURES } from './catalogue.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../src/records/urls/routes.ts';

/** A path without a page. */
export const UNKNOWN_PATH = '/badpage';

export type SitePage = {
  /** The route's name, or `not-found`. */
  name: RouteName | 'not-found';
  path: string;
};

/** The pages of the menu. */
export const LISTED_PAGES = ROUTE_NAMES.map((name) => ({ name, path: ROUTES[name] }));

export const SITE_PAGES: readonly SitePage[] = [
  ...LISTED_PAGES,
  { name: 'not-found', path: UNKNOWN_PATH },
];

/** Pages of products: with several pictures, with one, and of a product that is not dangerous goods. */
export const PRODUCT_PAGES = [
  { name: 'product', path: `/products/${SEVERAL_PICTURES.slug}` },
  { name: 'product-still', path: `/products/${ONE_PICTURE.slug}` },
  { name: 'product-unregulated', path: `/products/${UNREGULATED_PICTURES.slug}` },
];
