import { PRODUCT_SEARCH_PATH, ROUTES } from '../../src/records/routes.ts';

/** `client` is React; every `<page>-islands` is `src/web/<page>/<page>-islands.ts`. */
export const REACT = 'client';

type PageScripts = {
  /** The script files that the page can load. */
  files: readonly string[];
  /** Its islands, in their order. */
  islands: readonly string[];
};

const CATALOGUE: PageScripts = {
  files: ['PlainScripts', 'carousels', REACT, 'products-islands'],
  islands: ['ProductCatalogue'],
};

const PICTURES: PageScripts = { ...CATALOGUE, islands: ['ProductCarousel'] };

/** The pages that load script; every other page loads none but the shell's inline one. */
export const PAGE_SCRIPTS: Readonly<Record<string, PageScripts>> = {
  [ROUTES.home]: {
    files: ['PlainScripts', 'carousels', REACT, 'home-islands'],
    islands: ['HomeBanner', 'PartnerCarousel'],
  },
  [ROUTES.about]: { files: ['PlainScripts'], islands: [] },
  [ROUTES.products]: CATALOGUE,
  [PRODUCT_SEARCH_PATH]: CATALOGUE,
  // Products with several pictures have a carousel; the page of one with a single picture is still.
  '/products/acrylic-acid': PICTURES,
  '/products/melamine': PICTURES,
  [ROUTES.contact]: { files: [REACT, 'contact-islands'], islands: ['EnquiryForm'] },
};
