import outlines from './letter-outlines.json' with { type: 'json' };

/** Height of a capital letter in hundredths of an em. */
export const CAP_HEIGHT = 72.7;

/**
 * By character, in hundredths of an em: SVG path data of absolute M, L, Q and Z commands, y downwards,
 * origin on the base line, and how far the next character starts to the right. Made from the print
 * fonts by `npm run letter-outlines`.
 */
const LETTER_OUTLINES: Readonly<Record<string, { advance: number; path: string }>> = outlines;

/**
 * The outlines of a text's letters, each with where it starts, and how wide all are, in hundredths of
 * an em. Throws for a character that has none.
 */
export function outlineText(text: string) {
  let width = 0;
  const letters = [...text].map((character) => {
    const outline = LETTER_OUTLINES[character];
    if (!outline) {
      throw new Error(
        `"${character}" cannot be drawn: add it to scripts/make-letter-outlines.ts and run npm run letter-outlines.`,
      );
    }
    const x = width;
    width += outline.advance;
    return { path: outline.path, x };
  });
  return { letters, width };
}
