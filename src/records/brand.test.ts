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
  // As six digits, or as `rgb(1 2 3`, which a class of Tailwind writes `rgb(1_2_3`.
  const colours = Object.values(brand()).map((colour) => {
    const channels = Buffer.from(colour.slice(1), 'hex');
    return new RegExp(`${colour}|rgba?\\(${[...channels].join('[\\s_,]+')}\\b`, 'i');
  });
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(ts|tsx|astro|css|typ|py|svg|yaml)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const repeated = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return colours.some((colour) => colour.test(text));
  });
  expect(repeated).toEqual([]);
});
