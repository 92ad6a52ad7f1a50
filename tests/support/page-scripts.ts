import { ONE_PICTURE, SEVERAL_PICTURES, UNREGULATED_PICTURES } from './catalogue.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { PRODUCT_SEARCH_PATH, ROUTES } from '../../src/records/addresses/routes.ts';
import { CLIENT, readBuiltHtml } from './built-site.ts';

export const SCRIPT_FOLDER = '/static/js/';

/** Addresses of scripts in a text: those that a page names, or those that a script imports. */
function findScripts(text: string, address: RegExp): string[] {
  return [...text.matchAll(address)].map(([, file = '']) =>
    path.posix.resolve(SCRIPT_FOLDER, file),
  );
}

/** Every script file that a page can load: what it names, and what these import. */
export function scriptsOf(address: string): string[] {
  const found = new Set<string>();
  const follow = (files: readonly string[]) => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      const script = readFileSync(path.join(CLIENT, file), 'utf8');
      follow(findScripts(script, /\b(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+)["'`]/g));
    }
  };
  follow(findScripts(readBuiltHtml(address), /\s(?:src|[a-z]+-url)="(\/static\/js\/[^"]+)"/g));
  return [...found];
}

/** `hydrate-island` is React; every `<page>-islands` is `src/web/<page>/<page>-islands.ts`. */
export const REACT = 'hydrate-island';
/** How Astro brings islands to life: `scripts/build/lighten-pages.ts` makes it a file. */
const RUNTIME = 'islands';

type PageScripts = {
  /** The script files that the page can load. */
  files: readonly string[];
  /** Its islands, in their order. */
  islands: readonly string[];
};

const CATALOGUE: PageScripts = {
  files: ['PlainScripts', 'carousels', 'embla-carousel', REACT, RUNTIME, 'products-islands'],
  islands: ['ProductCatalogue'],
};

const PICTURES: PageScripts = { ...CATALOGUE, islands: ['ProductCarousel'] };

/** The pages that load script; every other page loads none but the shell's inline one. */
export const PAGE_SCRIPTS: Readonly<Record<string, PageScripts>> = {
  [ROUTES.home]: {
    files: ['PlainScripts', 'carousels', 'embla-carousel', REACT, RUNTIME, 'home-islands'],
    islands: ['HomeBanner', ...(content.partners().length > 0 ? ['PartnerCarousel'] : [])],
  },
  [ROUTES.about]: { files: ['PlainScripts'], islands: [] },
  [ROUTES.products]: CATALOGUE,
  [PRODUCT_SEARCH_PATH]: CATALOGUE,
  // Products with several pictures have a carousel; the page of one with a single picture is still.
  [`/products/${SEVERAL_PICTURES.slug}`]: PICTURES,
  [`/products/${UNREGULATED_PICTURES.slug}`]: PICTURES,
  [`/products/${ONE_PICTURE.slug}`]: { files: ['PlainScripts'], islands: [] },
  [ROUTES.contact]: {
    files: ['PlainScripts', REACT, RUNTIME, 'contact-islands'],
    islands: ['EnquiryForm'],
  },
};
