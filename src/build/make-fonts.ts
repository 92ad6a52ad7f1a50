import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const STYLES = await readFile('src/web/layouts/fonts.css', 'utf8');

/** Returns the `unicode-range` of a font file in `fonts.css`. */
function rangesInStyles(file: string): string {
  const [, ranges] = new RegExp(`${file}'[^}]+unicode-range:([^;]+)`).exec(STYLES) ?? [];
  if (ranges === undefined) throw new Error(`fonts.css has no unicode-range for ${file}.`);
  return ranges;
}

/** Returns all characters of ranges such as `U+20-7E, U+A0` as one text. */
function charactersOf(ranges: string): string {
  const expand = ([, start = '', end = start]: RegExpExecArray) => {
    const [first, last] = [Number.parseInt(start, 16), Number.parseInt(end, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  };
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(expand).join('');
}

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
/** Includes all of ASCII, because a visitor's search query is shown in the heading font, which has one file. */
const HEADING_RANGES = `U+20-7E U+A0 U+A9 U+B0 U+B7 U+D7
  U+2013-2014 U+2018-2019 U+201C-201D U+2026`;
const WEB_FONTS = [
  { ...ARCHIVO_WEB, target: 'archivo-heading.woff2', ranges: HEADING_RANGES },
  ...['inter-text.woff2', 'inter-text-signs.woff2', 'inter-text-rarer.woff2'].map((target) => ({
    ...INTER_WEB,
    target,
    ranges: rangesInStyles(target),
  })),
];
/** The only OpenType features that pages use: kerning, and figures of equal width for tables. */
const WEB_FEATURES = ['kern', 'tnum'];

/**
 * Static TrueType files, because Typst reads neither WOFF2 nor variable fonts. Typst prefers a font that the machine
 * has under the same name, perhaps in another version, so the families have names of their own.
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
  `U+20-7E U+A0-17F U+370-3FF U+2009-2015 U+2018-201E U+2020-2026 U+202F-2033
  U+2070-209C U+20B9 U+2122 U+2190-2193 U+2197 U+2212 U+2248 U+2260-2265 U+2713`,
);

const readFont = (source: string) => readFile(fileURLToPath(import.meta.resolve(source)));

async function writeFont(folder: string, name: string, font: Uint8Array): Promise<void> {
  await writeFile(new URL(`../${folder}/fonts/${name}`, import.meta.url), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} kB`);
}

/** Renames a font's family to a name of the same length, except in the copyright notice. */
function renameFamily(font: Buffer, family: string, newFamily: string): Buffer {
  const inFile = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const outsideNotice = `(?<!${inFile('/')})${inFile(family)}(?!${inFile(' Project')})`;
  const names = new RegExp(outsideNotice, 'g');
  return Buffer.from(font.toString('latin1').replace(names, inFile(newFamily)), 'latin1');
}

/** Makes the fonts of the pages and of the PDFs from their npm packages, and prints their sizes. */
export async function makeFonts(): Promise<void> {
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
    await writeFont('print/typesetting', target, renameFamily(font, family, newFamily));
  }
}
