/**
 * `npm run fonts`: makes the fonts of the pages and of the PDFs from their npm packages. Run it after a
 * change of packages or of the lists below. The files are committed, so a build does not run it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import {
  charactersOf,
  DATA_SIGNS,
  HEADING_CHARACTERS,
  rangesOf,
  RARER_CHARACTERS,
  USUAL_CHARACTERS,
} from '../src/web/layouts/fonts/character-ranges.ts';

const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

const INTER_WEB = {
  source: 'inter-ui/variable/InterVariable.woff2',
  axes: { opsz: 14, wght: { min: 400, max: 700 } },
};
const ARCHIVO_WEB = {
  source: ARCHIVO,
  // A width axis would add 8 kB.
  axes: { wdth: 110, wght: { min: 600, max: 800 } },
};
const WEB_FONTS = [
  { ...ARCHIVO_WEB, target: 'archivo-heading.woff2', ranges: HEADING_CHARACTERS },
  { ...INTER_WEB, target: 'inter-text.woff2', ranges: USUAL_CHARACTERS },
  { ...INTER_WEB, target: 'inter-text-signs.woff2', ranges: DATA_SIGNS },
  { ...INTER_WEB, target: 'inter-text-rarer.woff2', ranges: RARER_CHARACTERS },
];
/** The only OpenType features that pages use: kerning, and figures of equal width for tables. */
const WEB_FEATURES = ['kern', 'tnum'];

/**
 * Static TrueType files, because Typst reads neither WOFF2 nor variable fonts. Typst prefers a font that the machine has
 * under the same name, perhaps in another version, so the families have names of their own.
 */
const TEXT = { family: 'Inter', newFamily: 'Sheet', axes: {} };
const HEADING = { family: 'Archivo', newFamily: 'Heading', source: ARCHIVO };
const PRINT_FONTS = [
  { ...TEXT, source: 'inter-ui/web/Inter-Regular.woff2', target: 'sheet-regular.ttf' },
  { ...TEXT, source: 'inter-ui/web/Inter-Medium.woff2', target: 'sheet-medium.ttf' },
  { ...TEXT, source: 'inter-ui/web/Inter-SemiBold.woff2', target: 'sheet-semibold.ttf' },
  { ...HEADING, axes: { wght: 650, wdth: 100 }, target: 'heading.ttf' },
  { ...HEADING, axes: { wght: 750, wdth: 112.5 }, target: 'heading-wide.ttf' },
];
/** Includes Greek, sub- and superscripts and the signs of chemical records, such as ≥ ≤ ± ·. */
const PRINT_CHARACTERS = charactersOf(
  rangesOf(
    `U+20-7E U+A0-17F U+370-3FF U+2009-2015 U+2018-201E U+2020-2026 U+202F-2033
    U+2070-209C U+20B9 U+2122 U+2190-2193 U+2197 U+2212 U+2248 U+2260-2265 U+2713`,
  ),
);

const readFont = (source: string) => readFile(fileURLToPath(import.meta.resolve(source)));

async function writeFont(folder: string, name: string, font: Uint8Array): Promise<void> {
  await writeFile(new URL(`../src/${folder}/fonts/${name}`, import.meta.url), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} kB`);
}

/** Renames a font's family to a name of the same length, except in the copyright notice. */
function renameFamily(font: Buffer, family: string, newFamily: string): Buffer {
  const inFile = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const outsideNotice = `(?<!${inFile('/')})${inFile(family)}(?!${inFile(' Project')})`;
  const names = new RegExp(outsideNotice, 'g');
  return Buffer.from(font.toString('latin1').replace(names, inFile(newFamily)), 'latin1');
}

for (const { source, axes, target, ranges } of WEB_FONTS) {
  const font = await subsetFont(await readFont(source), charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: WEB_FEATURES,
  });
  await writeFont('web/layouts', target, font);
}
for (const { family, newFamily, source, axes, target } of PRINT_FONTS) {
  const font = await subsetFont(await readFont(source), PRINT_CHARACTERS, {
    targetFormat: 'truetype',
    noHinting: true, // Hints only matter on coarse screens.
    variationAxes: axes,
  });
  await writeFont('drawing', target, renameFamily(font, family, newFamily));
}
