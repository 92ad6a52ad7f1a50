/** The routes of the site, in the order of its menus (website specification, section 2). */
export const ROUTES = {
  home: '/',
  about: '/best-chemical-supplier-in-masjid-bunder',
  products: '/chemical-manufacturing-company-in-masjid-bunder',
  services: '/ocean-shipping-services-in-masjid-bunder',
  contact: '/chemical-company-near-masjid-bunder',
} as const;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The text of links to each route in the bar, the footer and breadcrumbs. */
export const ROUTE_LABELS: Readonly<Record<RouteName, string>> = {
  home: 'Home',
  about: 'About Us',
  products: 'Products',
  services: 'Services',
  contact: 'Contact Us',
};

/** The value of the Products route's one parameter, `urlType`, that scrolls to the search box. */
export const SEARCH_URL_TYPE = 'search';

/** Products, opened at its search box: where every "Search Products" button leads. */
export const PRODUCT_SEARCH_PATH = `${ROUTES.products}/${SEARCH_URL_TYPE}`;

/** Each product has its page below; the folder itself leads to the catalogue. */
export const PRODUCT_FOLDER = '/products';

export function productPath({ slug }: { slug: string }): string {
  return `${PRODUCT_FOLDER}/${slug}`;
}

/** Addresses that were never pages and lead to one. */
export const MOVED_PATHS: Readonly<Record<string, string>> = { [PRODUCT_FOLDER]: ROUTES.products };

/** The query parameters of the Contact page that name a product, and what is asked for of it. */
export const PRODUCT_PARAMETER = 'product';
export const ASK_PARAMETER = 'ask';

/** The form with a product chosen; `ask` is the kind of document that the message asks for. */
export function enquiryHref({ slug }: { slug: string }, ask?: string): string {
  const query = new URLSearchParams({ [PRODUCT_PARAMETER]: slug });
  if (ask !== undefined) query.set(ASK_PARAMETER, ask);
  return `${ROUTES.contact}?${query.toString()}#${FORM_ANCHOR}`;
}

/** The query parameter of the Contact page that names what the catalogue does not have. */
export const WANTED_PARAMETER = 'wanted';

/** The query parameter of the Contact page that names an enquiry. */
export const REFERENCE_PARAMETER = 'reference';

/** The Contact page that shows the receipt of an enquiry. */
export function receiptHref(reference: string): string {
  return `${ROUTES.contact}?${new URLSearchParams({ [REFERENCE_PARAMETER]: reference }).toString()}`;
}

/** What keeps pages for when there is no network; at the root, since it answers for all pages. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

export const VCARD_PATH = '/contact.vcf';

/** The anchor of the form on Contact. */
export const FORM_ANCHOR = 'enquiry';
export const CONTACT_FORM_PATH = `${ROUTES.contact}#${FORM_ANCHOR}`;

/** The anchor of what came of an enquiry. The form posts to it: browsers keep it over the server's redirect. */
export const RESULT_ANCHOR = 'result';

export const PRIVACY_ANCHOR = 'privacy';

/** Every page with words of its own: the routes and the 404 page. */
export type PageName = RouteName | 'not-found';

/** The picture that a shared link shows: pixels that social networks ask for. */
export const SOCIAL_PICTURE = { folder: '/social', width: 1200, height: 630 } as const;

export function productSocialName({ slug }: { slug: string }): string {
  return `product-${slug}`;
}

/** Where the build puts the social picture of a page, or that of a product by its name. */
export function socialPictureHref(page: string): string {
  return `${SOCIAL_PICTURE.folder}/${page}.jpg`;
}
