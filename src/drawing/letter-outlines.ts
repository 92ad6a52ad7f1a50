import outlines from './letter-outlines.json' with { type: 'json' };

/** A character's outline in hundredths of an em, y downwards, origin on the base line. */
export interface LetterOutline {
  /** How far the next character starts to the right. */
  readonly advance: number;
  /** SVG path data of absolute M, L, Q and Z commands. */
  readonly path: string;
}

/** Height of a capital letter in hundredths of an em. */
export const CAP_HEIGHT = 72.7;

/** By character. Made from the print fonts by `npm run letter-outlines`. */
export const LETTER_OUTLINES: Readonly<Record<string, LetterOutline>> = outlines;
