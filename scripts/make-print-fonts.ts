/**
 * Makes the fonts that the data sheets, the brochure and the social pictures are set in: static TrueType
 * files, because Typst reads neither WOFF2 nor variable axes, under names of their own. Inter keeps every
 * character a chemical record may need (Greek, sub- and superscripts, ≥ ≤ ± ·);
 * Archivo, for headings, keeps all that its package has.
 * Run with `npm run fonts` after a change of packages or of the list below;
 * the files are committed, so a build needs neither network nor this script.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf, rangesOf } from '../src/web/layouts/fonts/character-ranges.ts';
import { renameFont } from './fonts/rename-font.ts';

/** What the text face keeps. */
const textCharacters = charactersOf(
  rangesOf(
    `U+20-7E U+A0-17F U+370-3FF U+2009-2015 U+2018-201E U+2020-2026 U+202F-2033
    U+2070-209C U+20B9 U+2122 U+2190-2193 U+2197 U+2212 U+2248 U+2260-2265 U+2713`,
  ),
);

const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** File, family and style, package file, and for a variable face the point on its axes. */
const FACES = [
  { family: 'Sheet Text', style: 'Regular', source: 'inter-ui/web/Inter-Regular.woff2' },
  { family: 'Sheet Text', style: 'Medium', source: 'inter-ui/web/Inter-Medium.woff2' },
  { family: 'Sheet Text', style: 'SemiBold', source: 'inter-ui/web/Inter-SemiBold.woff2' },
  { family: 'Sheet Heading', style: 'SemiBold', source: ARCHIVO, axes: { wght: 650, wdth: 100 } },
  { family: 'Sheet Display', style: 'Bold', source: ARCHIVO, axes: { wght: 750, wdth: 112.5 } },
] as const;

const LICENCES = {
  'Sheet Text': 'Inter, copyright The Inter Project Authors. SIL Open Font License 1.1.',
  'Sheet Heading': 'Archivo, copyright The Archivo Project Authors. SIL Open Font License 1.1.',
  'Sheet Display': 'Archivo, copyright The Archivo Project Authors. SIL Open Font License 1.1.',
} as const;

const folder = new URL('../src/drawing/fonts/', import.meta.url);
for (const face of FACES) {
  const source = await readFile(fileURLToPath(import.meta.resolve(face.source)));
  const subset = await subsetFont(source, textCharacters, {
    targetFormat: 'truetype',
    // Hints are for coarse screens; in a PDF they are weight only.
    noHinting: true,
    ...('axes' in face ? { variationAxes: { ...face.axes } } : {}),
  });
  const target = `${face.family}-${face.style}.ttf`.toLowerCase().replaceAll(' ', '-');
  const font = renameFont(Buffer.from(subset), face.family, face.style, LICENCES[face.family]);
  await writeFile(new URL(target, folder), font);
  console.log(`${target}: ${(font.length / 1024).toFixed(0)} kB`);
}
