import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';
import { BUILT_PATHS, CLIENT, readBuiltHtml } from '../support/built-site.ts';
import { PAGE_SCRIPTS, REACT, SCRIPT_FOLDER, scriptsOf } from '../support/page-scripts.ts';

/** A file smaller than this is not worth its request. */
const SMALLEST_FILE_BYTES = 2048;

/** Script of a page at most, compressed by brotli. */
const PAGE_BUDGET_BYTES = 80_000;

/** `/static/js/home-islands.AbC123.js` is `home-islands`. */
const nameOf = (file: string) => path.posix.basename(file).split('.')[0] ?? '';

for (const address of BUILT_PATHS) {
  const { files: names, islands: expected } = PAGE_SCRIPTS[address] ?? { files: [], islands: [] };

  test(`${address} loads ${names.join(', ') || 'no script file'}`, () => {
    const files = scriptsOf(address);
    expect(files.map(nameOf).toSorted()).toEqual([...names].toSorted());
    const bytes = files.map((file) => statSync(path.join(CLIENT, `${file}.br`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(PAGE_BUDGET_BYTES);
    const html = readBuiltHtml(address);
    if (names.length === 0) expect(html).not.toContain('modulepreload');
    // Browsers would fetch them beside the first picture.
    expect(html).not.toMatch(/<script type="module"[^>]* src=/);
  });

  test(`the React of ${address} stands where its islands are named`, () => {
    const islands = [...readBuiltHtml(address).matchAll(/<astro-island[^>]*>/g)].map(([tag]) => {
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
      return { file: nameOf(attribute('component-url')), name: attribute('component-export') };
    });
    for (const { file } of islands) expect(file).toMatch(/^[a-z]+-islands$/);
    expect(islands.map(({ name }) => name)).toEqual(expected);
    expect(islands.length > 0).toBe(names.includes(REACT));
  });
}

test('there is no other script file, and none is too small for a request of its own', () => {
  const scripts = readdirSync(path.join(CLIENT, SCRIPT_FOLDER)).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.map(nameOf).toSorted()).toEqual(
    [...new Set(Object.values(PAGE_SCRIPTS).flatMap(({ files }) => files))].toSorted(),
  );
  for (const file of scripts) {
    const { size } = statSync(path.join(CLIENT, SCRIPT_FOLDER, file));
    const fault = `${file} is too small for a request of its own: make it plain script (docs/guides/add-an-island.md)`;
    expect(size, fault).toBeGreaterThanOrEqual(SMALLEST_FILE_BYTES);
  }
});
