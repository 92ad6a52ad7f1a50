import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brand, brandStyles, contrastOf } from './brand.ts';
import { parseRecord } from './reading/read-record.ts';

const FOLDERS = ['src', 'imagery', 'scripts', 'images/partners'];

it('defines a custom property for each colour', () => {
  expect(brandStyles()).toContain(`  --color-navy: ${brand().navy};\n`);
  expect(brandStyles()).toContain(`  --color-teal-deep: ${brand().tealDeep};\n`);
});

it('is the only file with its colours', () => {
  // Colours are written as six digits, or as `rgb(1 2 3`, in a Tailwind class as `rgb(1_2_3`.
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

it('calculates contrast as in WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it('rejects colours with too little contrast', () => {
  const colours = {
    navy: '#000000',
    navyDeep: '#000000',
    teal: '#888888',
    tealDeep: '#777777',
    paper: '#ffffff',
    muted: '#000000',
    line: '#cccccc',
  };
  expect(() => parseRecord('brand.yaml', brand.schema, colours)).toThrow(
    /tealDeep: must have a contrast of at least 4\.5 with paper #ffffff, .* it has 4\.5: .*; found "#777777"/,
  );
  const readable = { ...colours, tealDeep: '#666666' };
  expect(parseRecord('brand.yaml', brand.schema, readable)).toEqual(readable);
});
