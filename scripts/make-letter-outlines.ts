/**
 * Writes `src/drawing/letter-outlines.json`: the outlines of the letters, figures and
 * signs that atom labels need, taken from the text face, so that a drawn structure
 * depends on no installed font. Run with `npm run letter-outlines` after the print
 * fonts have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';

const CHARACTERS = [...'BCFHIKNOPSaeilrs0123456789.+−·'];

const file = new URL('../src/drawing/fonts/sheet-text-medium.ttf', import.meta.url);
const face = new Face(new Blob(readFileSync(file)));
const font = new Font(face);

/** A measure of the font in hundredths of an em, rounded to a hundredth of these. */
const scaled = (measure: number) => Math.round((measure / face.upem) * 10_000) / 100;

const entries = CHARACTERS.map((character) => {
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
  if (glyph === undefined) throw new Error(`The print fonts have no "${character}".`);
  // Fonts have y upwards; structures want it downwards.
  const path = font
    .glyphToPath(glyph)
    .replaceAll(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x: string, y: string) => `${scaled(Number(x))} ${scaled(-Number(y))}`,
    );
  return [character, { advance: scaled(font.glyphHAdvance(glyph)), path }];
});

writeFileSync(
  new URL('../src/drawing/letter-outlines.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
);
console.log(`letter-outlines.json: ${entries.length} glyphs`);
