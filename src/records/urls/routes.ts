/** The routes of the site, in the order of its menus (docs/specification.md#2-screens-and-routes). */
export const ROUTES = {
  home: '/',
  about: '/best-chemical-supplier-in-masjid-bunder',
  products: '/chemical-manufacturing-company-in-masjid-bunder',
  services: '/ocean-shipping-services-in-masjid-bunder',
  contact: '/chemical-company-near-masjid-bunder',
} as const;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The text of links to each route in the bar, the footer and the breadcrumbs. */
export const ROUTE_LABELS: Readonly<Record<RouteName, string>> = {
  home: 'Home',
  about: 'About Us',
  products: 'Products',
  services: 'Services',
  contact: 'Contact Us',
};

/** The value of the Products route's parameter `urlType` that scrolls to the search box. */
export const SEARCH_URL_TYPE = 'search';

/** The path of Products at its search box, the target of every "Search Products" button. */
export const PRODUCT_SEARCH_PATH = `${ROUTES.products}/${SEARCH_URL_TYPE}`;

/** The folder of the product pages. Its own path redirects to the catalogue. */
export const PRODUCT_FOLDER = '/products';

export function productPath({ slug }: { slug: string }): string {
  return `${PRODUCT_FOLDER}/${slug}`;
}

/** Paths without a page, and the path that each redirects to. */
export const MOVED_PATHS: Readonly<Record<string, string>> = { [PRODUCT_FOLDER]: ROUTES.products };

/** Query parameters of the Contact page: the slug of a product, and what is asked for (`ASKS`). */
export const PRODUCT_PARAMETER = 'product';
export const ASK_PARAMETER = 'ask';

/** Returns the path of the form with a product chosen. `ask` is one of `ASKS`. */
export function enquiryHref({ slug }: { slug: string }, ask?: string): string {
  const query = new URLSearchParams({ [PRODUCT_PARAMETER]: slug });
  if (ask !== undefined) query.set(ASK_PARAMETER, ask);
  return `${ROUTES.contact}?${query.toString()}#${FORM_ANCHOR}`;
}

/** The query parameter of the Contact page with the name of a chemical that the catalogue does not have. */
export const WANTED_PARAMETER = 'wanted';
/** The maximum length of a name in a URL. */
const WANTED_MAX_CHARACTERS = 100;

/** Returns the path of the form for a chemical that the catalogue does not have. Its name may be empty. */
export function wantedHref(name: string): string {
  const wanted = name.trim().slice(0, WANTED_MAX_CHARACTERS);
  const query = new URLSearchParams({ [WANTED_PARAMETER]: wanted });
  return `${ROUTES.contact}?${query.toString()}#${FORM_ANCHOR}`;
}

/** The query parameter of the Contact page with the reference of an enquiry. */
export const REFERENCE_PARAMETER = 'reference';

/** Returns the path of the Contact page with the receipt of an enquiry. */
export function receiptHref(reference: string): string {
  return `${ROUTES.contact}?${new URLSearchParams({ [REFERENCE_PARAMETER]: reference }).toString()}`;
}

export const VCARD_PATH = '/contact.vcf';

export const FORM_ANCHOR = 'enquiry';
/** The path of the form with the fields of a quotation, without a product. */
export const PRICE_FORM_PATH = `${ROUTES.contact}?${ASK_PARAMETER}=price#${FORM_ANCHOR}`;

/**
 * The anchor of the result of an enquiry. The form's action contains it, because browsers keep a fragment across the
 * server's redirect.
 */
export const RESULT_ANCHOR = 'result';

export const PRIVACY_ANCHOR = 'privacy';

/** The anchor of the distances by sea on the Services page. */
export const LANES_ANCHOR = 'sea-lanes';

/** The folder of prints, resized pictures and documents. Astro copies it into the site. Relative to the root. */
export const PUBLIC_FOLDER = 'public';
