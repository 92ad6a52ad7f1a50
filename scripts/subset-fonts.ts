/**
 * Makes the two web fonts of `src/web/layout/fonts/` from their npm packages: only the
 * characters the site can print and only the axis ranges its styles use.
 * Run with `npm run fonts` after a change of characters, ranges or packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const latin = Array.from({ length: 0x100 - 0x20 }, (_, offset) =>
  String.fromCodePoint(0x20 + offset),
).filter((character) => !/[\u007f-\u009f]/.test(character));
const typographic = [...'–—‘’“”„•…′″‹›€₹→←↑↓↗✓×÷±−≈≤≥·°µ₀₁₂₃₄₅₆₇₈₉⁺⁻®©™\u00a0\u202f\u2009'];
const headingCharacters = Array.from({ length: 0x7f - 0x20 }, (_, offset) =>
  String.fromCodePoint(0x20 + offset),
);

const fonts = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    target: 'archivo-heading.woff2',
    characters: [...headingCharacters, ...'–—‘’“”…·×°&\u00a0'],
    axes: { wght: { min: 500, max: 800 }, wdth: { min: 100, max: 125 } },
  },
  {
    source: 'inter-ui/variable/InterVariable.woff2',
    target: 'inter-text.woff2',
    characters: [...latin, ...typographic],
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
  },
] as const;

for (const font of fonts) {
  const source = fileURLToPath(import.meta.resolve(font.source));
  const subset = await subsetFont(await readFile(source), font.characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { ...font.axes },
  });
  await writeFile(new URL(`../src/web/layout/fonts/${font.target}`, import.meta.url), subset);
  console.log(`${font.target}: ${(subset.length / 1024).toFixed(1)} kB`);
}
