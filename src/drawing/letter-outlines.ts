import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';

/** The text face of prints, relative to the project's root: what is drawn depends on no installed font. */
const FONT_FILE = 'src/drawing/fonts/sheet-text-medium.ttf';

/** Height of a capital letter in hundredths of an em. */
export const CAP_HEIGHT = 72.7;

const face = new Face(new Blob(readFileSync(FONT_FILE)));
const font = new Font(face);

/** A measure of the font in hundredths of an em, rounded to a hundredth of these. */
const scaled = (measure: number) => Math.round((measure / face.upem) * 10_000) / 100;

/**
 * The outlines of a text's letters in hundredths of an em, as SVG path data of absolute M, L, Q and Z
 * commands, y downwards, origin on the base line; each with where it starts, and how wide all are.
 * Throws for a character that the face does not have.
 */
export function outlineText(text: string) {
  let width = 0;
  const letters = [...text].map((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (glyph === undefined) {
      throw new Error(
        `"${character}" cannot be drawn: ${FONT_FILE} does not have it. Add it to scripts/make-print-fonts.ts and run npm run print-fonts.`,
      );
    }
    // Fonts have y upwards.
    const path = font
      .glyphToPath(glyph)
      .replaceAll(
        /(-?[\d.]+),(-?[\d.]+)/g,
        (_, x: string, y: string) => `${scaled(Number(x))} ${scaled(-Number(y))}`,
      );
    const x = width;
    width += scaled(font.glyphHAdvance(glyph));
    return { path, x };
  });
  return { letters, width };
}
