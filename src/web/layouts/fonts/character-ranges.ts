/**
 * The characters of each font file, as values of CSS `unicode-range`. `npm run fonts` subsets the fonts to these lists;
 * `fonts.css` repeats them.
 */

type Ranges = [string, ...string[]];
export const rangesOf = (text: string) => text.split(/\s+/) as Ranges;

/** ASCII characters that prose rarely contains. */
const RARE_SIGNS = rangesOf('U+22-24 U+3D-3E U+5B-60 U+7B-7E');

/**
 * Letters, digits and the other characters of every page: the only file of the text font that most pages load. It stays
 * under 13 kB, so that it fits into the first round trip of a connection.
 */
export const USUAL_CHARACTERS = rangesOf(
  `U+20-21 U+25-29 U+2B-3B U+3F-5A U+61-7A U+A0 U+A9 U+B0 U+B7
  U+D7 U+2013-2014 U+2018-2019 U+201C-201D U+2026`,
);

/**
 * The characters of the heading font, which has one file. It includes rare ones because a visitor's search query is
 * shown in it.
 */
export const HEADING_CHARACTERS = [...USUAL_CHARACTERS, ...RARE_SIGNS, 'U+2A', 'U+3C'];

/**
 * Characters that only the tables of products contain: g/cm³, negative temperatures, limits, classification marks. A
 * file of 2 kB.
 */
export const DATA_SIGNS = rangesOf('U+2A U+3C U+B3 U+2212 U+2264-2265');

/** Symbols, accents of names, formulas, currencies, arrows. Loaded when a page or a visitor's input contains one. */
const SIGNS_AND_ACCENTS = rangesOf(
  `U+A1-A8 U+AA-AF U+B1-B2 U+B4-B6 U+B8-D6 U+D8-FF U+2009 U+201E U+2022 U+202F
  U+2032-2033 U+2039-203A U+207A-207B U+2080-2089 U+20AC U+20B9 U+2122
  U+2190-2193 U+2197 U+2248 U+2713`,
);
export const RARER_CHARACTERS: Ranges = [...SIGNS_AND_ACCENTS, ...RARE_SIGNS];

/** Returns all characters of the ranges as one text. */
export function charactersOf(ranges: readonly string[]): string {
  const expand = (range: string) => {
    const ends = range.slice('U+'.length).split('-');
    const [first = 0, last = first] = ends.map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  };
  return ranges.flatMap(expand).join('');
}
