import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brand, brandStyles } from './brand.ts';

const FOLDERS = ['src', 'imagery', 'scripts', 'images/partners'];

it('gives the theme a token for each colour', () => {
  expect(brandStyles()).toContain(`  --color-navy: ${brand().navy};\n`);
  expect(brandStyles()).toContain(`  --color-teal-deep: ${brand().tealDeep};\n`);
});

it('is the one place of its colours', () => {
  const colours = Object.values(brand());
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(ts|tsx|astro|css|typ|py|svg|yaml)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const repeated = files.filter((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return colours.some((colour) => text.includes(colour));
  });
  expect(repeated).toEqual([]);
});
