import type { CatalogueProduct } from '../catalogue-data.ts';

/** The facts that the search compares, beside the name. */
export type FindableProduct = Pick<
  CatalogueProduct,
  | 'name'
  | 'casNumber'
  | 'ecNumber'
  | 'hsCode'
  | 'formula'
  | 'synonyms'
  | 'uses'
  | 'packaging'
  | 'hazards'
  | 'dangerousGoods'
>;

/** A product found by a fact or by a similar name. */
export type FactMatch<Found = FindableProduct> = {
  product: Found;
  kind:
    | 'casNumber'
    | 'unNumber'
    | 'ecNumber'
    | 'hsCode'
    | 'synonym'
    | 'formula'
    | 'use'
    | 'packaging'
    | 'hazard'
    | 'name';
  /** The complete number, name, formula, use, packaging or hazard that matches. */
  match: string;
};

/** The maximum number of products found by a similar name. */
const MOST_SIMILAR = 6;
/** Synonyms of the trade: each word also finds the others. */
const SAME_MEANING = [
  ['paint', 'coating', 'lacquer', 'varnish', 'enamel'],
  ['thinner', 'solvent'],
  ['glue', 'adhesive'],
];
/** Shorter queries match too many products. */
const LEAST_DIGITS = 4;
const LEAST_LETTERS = 3;
/** Words that may precede a number. */
const NUMBER_PREFIX = /^(cas|ec|hs)\b\W*((no|number|code)\b\W*)?/;
/** Minimum lengths of a name with one wrong letter and with two. */
const FEW_LETTERS = 5;
const MANY_LETTERS = 10;
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Returns a text in lower case, with subscripts as digits and without the separators in numbers and formulas. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replace(/[\s·.*-]/g, '');

/** Returns the words of a text in lower case, with a space before and after each. */
const spaced = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
};

/** Returns a typed word without the plural's "s", and its synonyms. */
function alternativesOf(word: string): string[] {
  const singular = word.length > LEAST_LETTERS ? word.replace(/s$/, '') : word;
  const group = SAME_MEANING.find((words) => words.includes(singular)) ?? [];
  return [singular, ...group];
}

/**
 * Returns the products with a fact that matches the query, each once, best match first: a complete UN number with or
 * without "UN", part of a CAS or EC number, an HS code or its beginning, a synonym from the beginning of a word, a
 * complete formula; a use, packaging or hazard with all words. If there are none, returns the products whose name or
 * synonym has a similar spelling, or is contained in the query.
 */
export function findByFacts<Found extends FindableProduct>(
  products: readonly Found[],
  query: string,
): FactMatch<Found>[] {
  const typed = query.trim().toLowerCase().replace(NUMBER_PREFIX, '');
  const letters = bare(typed);
  const wholeWords = spaced(typed);
  const hasLetters = spaced(letters).length - 2 >= LEAST_LETTERS;
  const words = wholeWords.trim().split(' ');
  const isLongEnough = words.every((word) => word.length >= LEAST_LETTERS);
  const hasWords = (isExact: boolean) => (text: string) => {
    const textWords = spaced(text);
    const begins = (word: string) => textWords.includes(` ${word}`);
    return (
      isLongEnough &&
      words.every((word) => (isExact ? begins(word) : alternativesOf(word).some(begins)))
    );
  };
  // Matches from the beginning of a word, so that ethyl alcohol does not find methyl alcohol.
  const beginsWord = (text: string) =>
    hasLetters && (bare(text).startsWith(letters) || spaced(text).includes(wholeWords.trimEnd()));
  const digits = /^[\d\s.-]+$/.test(typed) ? bare(typed) : '';
  const isLong = digits.length >= LEAST_DIGITS;

  const matches = products.flatMap((product) => {
    const { casNumber, ecNumber, hsCode, formula, synonyms, uses, packaging, hazards } = product;
    const unNumber = product.dangerousGoods?.unNumber ?? '';
    const bySureness: [FactMatch['kind'], string | false | undefined][] = [
      ['unNumber', [bare(unNumber), bare(unNumber).slice(2)].includes(letters) && unNumber],
      ['casNumber', isLong && bare(casNumber).includes(digits) && casNumber],
      ['ecNumber', isLong && bare(ecNumber).includes(digits) && ecNumber],
      ['hsCode', isLong && (hsCode.startsWith(digits) || digits.startsWith(hsCode)) && hsCode],
      ['synonym', synonyms.find(beginsWord)],
      ['formula', bare(formula) === letters && formula],
      ['use', uses.find(hasWords(true))],
      ['use', uses.find(hasWords(false))],
      ['packaging', packaging.find(hasWords(false))],
      ['hazard', hazards.find(hasWords(false))],
    ];
    const rank = bySureness.findIndex(([, match]) => match);
    const [kind, match] = bySureness[rank] ?? [];
    return kind && match ? [{ product, kind, match, rank }] : [];
  });
  if (matches.length > 0) return matches.sort((first, second) => first.rank - second.rank);
  return products
    .filter((product) => hasSimilarName(product, letters) || isNamedIn(product, wholeWords))
    .slice(0, MOST_SIMILAR)
    .map((product) => ({ product, kind: 'name', match: product.name }));
}

function hasSimilarName(product: FindableProduct, letters: string): boolean {
  const name = bare(product.name);
  // The name may be incomplete.
  const beginnings = [-1, 0, 1].map((more) => name.slice(0, letters.length + more));
  return [...beginnings, ...product.synonyms.map(bare)].some((whole) => isMisspelt(letters, whole));
}

/**
 * Returns whether one of a product's names, or either part of "NAME (ABBREVIATION)", is among the words, as in "toluene
 * 20 t".
 */
function isNamedIn({ name, synonyms }: FindableProduct, wholeWords: string): boolean {
  return [...name.split('('), ...synonyms]
    .map(spaced)
    .some((whole) => whole.length - 2 >= LEAST_LETTERS && wholeWords.includes(whole));
}

/**
 * Returns whether a name is misspelt: one letter wrong, missing or added, or two adjacent letters swapped; in a long
 * name, two adjacent letters. The first letter must be right, so that ethanol does not find methanol.
 */
function isMisspelt(typed: string, name: string): boolean {
  const lengths = [typed.length, name.length];
  const [shorter, longer] = [Math.min(...lengths), Math.max(...lengths)];
  let start = 0;
  while (start < shorter && typed[start] === name[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed[typed.length - 1 - end] === name[name.length - 1 - end]) {
    end += 1;
  }
  const wrong = longer - start - end;
  const isSwapped =
    wrong === 2 && typed[start] === name[start + 1] && typed[start + 1] === name[start];
  const mostWrong = isSwapped || longer >= MANY_LETTERS ? 2 : 1;
  return start > 0 && shorter >= FEW_LETTERS && wrong <= mostWrong;
}
