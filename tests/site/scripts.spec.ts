import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PRODUCT_SEARCH_PATH, ROUTES } from '../../src/records/routes.ts';
import { CLIENT, readPage, SCRIPT_FOLDER, scriptsOf } from '../support/page-scripts.ts';

/** A file smaller than this is not worth its request. */
const SMALLEST_FILE_BYTES = 2048;

/** Script of a page at most, compressed by brotli. */
const PAGE_BUDGET_BYTES = 80_000;

/** `client` is React; every `<page>-islands` is `src/web/<page>/<page>-islands.ts`. */
const REACT = 'client';

/** The script files that each page can load. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.home]: ['PlainScripts', 'carousels', REACT, 'home-islands'],
  [ROUTES.about]: ['PlainScripts'],
  [ROUTES.products]: ['PlainScripts', 'carousels', REACT, 'products-islands'],
  [PRODUCT_SEARCH_PATH]: ['PlainScripts', 'carousels', REACT, 'products-islands'],
  // Products with several pictures have a carousel; the page of one with a single picture is still.
  '/products/acrylic-acid': ['PlainScripts', 'carousels', REACT, 'products-islands'],
  '/products/acetone': [],
  [ROUTES.services]: [],
  [ROUTES.contact]: [REACT, 'contact-islands'],
  '/404': [],
};

/** The islands that each page has, in their order; other pages have none. */
const ISLANDS: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.home]: ['HomeBanner', 'PartnerCarousel'],
  [ROUTES.products]: ['ProductCatalogue'],
  [PRODUCT_SEARCH_PATH]: ['ProductCatalogue'],
  '/products/acrylic-acid': ['ProductCarousel'],
  [ROUTES.contact]: ['EnquiryForm'],
};

/** `/static/js/home-islands.AbC123.js` is `home-islands`. */
const nameOf = (file: string) => path.posix.basename(file).split('.')[0] ?? '';

for (const [address, names] of Object.entries(SCRIPTS)) {
  test(`${address} loads ${names.join(', ') || 'no script file'}`, () => {
    const files = scriptsOf(address);
    expect(files.map(nameOf).toSorted()).toEqual([...names].toSorted());
    const bytes = files.map((file) => statSync(path.join(CLIENT, `${file}.br`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(PAGE_BUDGET_BYTES);
    if (names.length === 0) expect(readPage(address)).not.toContain('modulepreload');
  });

  test(`the React of ${address} stands where its islands are named`, () => {
    const islands = [...readPage(address).matchAll(/<astro-island[^>]*>/g)].map(([tag]) => {
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
      return { file: nameOf(attribute('component-url')), name: attribute('component-export') };
    });
    for (const { file } of islands) expect(file).toMatch(/^[a-z]+-islands$/);
    expect(islands.map(({ name }) => name)).toEqual(ISLANDS[address] ?? []);
    expect(islands.length > 0).toBe(names.includes(REACT));
  });
}

test('there is no other script file, and none is too small for a request of its own', () => {
  const files = readdirSync(path.join(CLIENT, SCRIPT_FOLDER)).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.map(nameOf).toSorted()).toEqual(
    [...new Set(Object.values(SCRIPTS).flat())].toSorted(),
  );
  for (const file of files) {
    const { size } = statSync(path.join(CLIENT, SCRIPT_FOLDER, file));
    expect(size, file).toBeGreaterThanOrEqual(SMALLEST_FILE_BYTES);
  }
});
