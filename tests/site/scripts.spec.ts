import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PRODUCT_SEARCH_PATH, ROUTES } from '../../src/records/routes.ts';
import { CLIENT, readPage, SCRIPT_FOLDER, scriptsOf } from '../support/page-scripts.ts';

/** A file smaller than this is not worth its request. */
const SMALLEST_FILE_BYTES = 2048;

/** `client` is React; every `<page>-islands` is `src/web/<page>/<page>-islands.ts`. */
const REACT = 'client';

/** The script files that each page can load. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.home]: ['PlainScripts', 'carousels', REACT, 'home-islands'],
  [ROUTES.about]: ['PlainScripts'],
  [ROUTES.products]: ['PlainScripts', 'carousels', REACT, 'products-islands'],
  [PRODUCT_SEARCH_PATH]: ['PlainScripts', 'carousels', REACT, 'products-islands'],
  [ROUTES.services]: [],
  [ROUTES.contact]: [REACT, 'contact-islands'],
  '/404': [],
};

/** `/static/js/home-islands.AbC123.js` is `home-islands`. */
const nameOf = (file: string) => path.posix.basename(file).split('.')[0] ?? '';

for (const [address, names] of Object.entries(SCRIPTS)) {
  test(`${address} loads ${names.join(', ') || 'no script file'}`, () => {
    expect(scriptsOf(address).map(nameOf).toSorted()).toEqual([...names].toSorted());
  });

  test(`the React of ${address} stands where its islands are named`, () => {
    const islands = [...readPage(address).matchAll(/<astro-island[^>]*\scomponent-url="([^"]+)"/g)];
    for (const [, file = ''] of islands) expect(nameOf(file)).toMatch(/^[a-z]+-islands$/);
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
