/**
 * Makes the web fonts of `src/web/layouts/fonts/` from their npm packages: only the
 * characters the site can print and only the axis ranges its styles use.
 * Run with `npm run fonts` after a change of characters, ranges or packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import {
  charactersOf,
  DATA_SIGNS,
  HEADING_CHARACTERS,
  RARER_CHARACTERS,
  USUAL_CHARACTERS,
} from '../src/web/layouts/fonts/character-ranges.ts';

/** Kerning, and figures of one width for columns: no page uses any other feature. */
const FEATURES = ['kern', 'tnum'];

const INTER = {
  source: 'inter-ui/variable/InterVariable.woff2',
  axes: { opsz: 14, wght: { min: 400, max: 700 } },
};
const ARCHIVO = {
  source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  // One width: a second axis would cost 8 kB.
  axes: { wdth: 110, wght: { min: 600, max: 800 } },
};

const FONTS = [
  { ...ARCHIVO, target: 'archivo-heading.woff2', ranges: HEADING_CHARACTERS },
  { ...INTER, target: 'inter-text.woff2', ranges: USUAL_CHARACTERS },
  { ...INTER, target: 'inter-text-signs.woff2', ranges: DATA_SIGNS },
  { ...INTER, target: 'inter-text-rarer.woff2', ranges: RARER_CHARACTERS },
];

for (const { source, axes, target, ranges } of FONTS) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(original, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  await writeFile(new URL(`../src/web/layouts/fonts/${target}`, import.meta.url), subset);
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} kB`);
}
