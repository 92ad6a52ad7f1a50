/**
 * Which characters each web font holds, as `unicode-range` of CSS. `npm run fonts`
 * cuts the fonts by these lists; `astro.config.ts` tells browsers of them.
 */

/** ASCII and what every page prints beside it: the only text file that pages load as they stand. */
export const USUAL_CHARACTERS: [string, ...string[]] = [
  'U+20-7E',
  'U+A0',
  'U+A9',
  'U+B0',
  'U+B7',
  'U+D7',
  'U+2013-2014',
  'U+2018-2019',
  'U+201C-201D',
  'U+2026',
];

/** Accents of names, formulas, currencies, arrows: loaded where a text, or a visitor, writes one. */
export const RARER_CHARACTERS: [string, ...string[]] = [
  'U+A1-A8',
  'U+AA-AF',
  'U+B1-B6',
  'U+B8-D6',
  'U+D8-FF',
  'U+2009',
  'U+201E',
  'U+2022',
  'U+202F',
  'U+2032-2033',
  'U+2039-203A',
  'U+207A-207B',
  'U+2080-2089',
  'U+20AC',
  'U+20B9',
  'U+2122',
  'U+2190-2193',
  'U+2197',
  'U+2212',
  'U+2248',
  'U+2264-2265',
  'U+2713',
];

/** All characters of such a list, as one text. */
export function charactersOf(ranges: readonly string[]): string {
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    })
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}
