import type { CatalogueProduct } from '../catalogue-data.ts';

/** What of a product can be searched beside its name, and where its page is. */
export type FindableProduct = Pick<
  CatalogueProduct,
  | 'name'
  | 'pageHref'
  | 'casNumber'
  | 'ecNumber'
  | 'hsCode'
  | 'formula'
  | 'synonyms'
  | 'uses'
  | 'dangerousGoods'
>;

/** A product that is found by a fact or by a name that is nearly right, and the text that matches. */
export type FactMatch = {
  product: FindableProduct;
  kind: 'casNumber' | 'unNumber' | 'ecNumber' | 'hsCode' | 'synonym' | 'formula' | 'use' | 'name';
  /** The whole number, name, formula or use. */
  match: string;
};

const MOST_MATCHES = 6;
/** Fewer characters than these match half of the list. */
const LEAST_DIGITS = 4;
const LEAST_LETTERS = 3;
/** What is typed before a number. */
const NUMBER_PREFIX = /^(cas|ec|hs)\b\W*((no|number|code)\b\W*)?/;
/** Shorter words are like too many others; longer ones may have two letters wrong. */
const FEW_LETTERS = 5;
const MANY_LETTERS = 8;
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Small letters, subscripts as figures, without what stands between the parts of a number or formula. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replace(/[\s·.*-]/g, '');

/** Words as they are compared whole: small letters and figures, a space around each; made once of what is typed. */
const spaced = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
};

/**
 * The products with a number, synonym, formula or use that matches what was typed, each once, the
 * surest first: a whole UN number with or without "UN", a part of a CAS or EC number, an HS code or
 * its beginning, a synonym from one of its words on, a whole formula, a use with all words. Where
 * nothing does, those with a name or synonym that is written nearly so, or that stands among other
 * words.
 */
export function findByFacts(products: readonly FindableProduct[], query: string): FactMatch[] {
  const typed = query.trim().toLowerCase().replace(NUMBER_PREFIX, '');
  const letters = bare(typed);
  const wholeWords = spaced(typed);
  const hasLetters = spaced(letters).length - 2 >= LEAST_LETTERS;
  const words = typed.split(/\s+/);
  const hasAllWords = (text: string) =>
    words.every((word) => word.length >= LEAST_LETTERS && text.toLowerCase().includes(word));
  // From the beginning of a word: ethyl alcohol is not methyl alcohol.
  const beginsWord = (text: string) =>
    hasLetters && (bare(text).startsWith(letters) || spaced(text).includes(wholeWords.trimEnd()));
  const digits = /^[\d\s.-]+$/.test(typed) ? bare(typed) : '';
  const isLong = digits.length >= LEAST_DIGITS;

  const matches = products.flatMap((product): (FactMatch & { rank: number })[] => {
    const { casNumber, ecNumber, hsCode, formula } = product;
    const unNumber = product.dangerousGoods?.unNumber ?? '';
    const bySureness: [FactMatch['kind'], string | false | undefined][] = [
      ['unNumber', [bare(unNumber), bare(unNumber).slice(2)].includes(letters) && unNumber],
      ['casNumber', isLong && bare(casNumber).includes(digits) && casNumber],
      ['ecNumber', isLong && bare(ecNumber).includes(digits) && ecNumber],
      ['hsCode', isLong && (hsCode.startsWith(digits) || digits.startsWith(hsCode)) && hsCode],
      ['synonym', product.synonyms.find(beginsWord)],
      ['formula', bare(formula) === letters && formula],
      ['use', product.uses.find(hasAllWords)],
    ];
    const rank = bySureness.findIndex(([, match]) => match);
    const [kind, match] = bySureness[rank] ?? [];
    return kind && match ? [{ product, kind, match, rank }] : [];
  });
  const found: FactMatch[] =
    matches.length > 0
      ? matches.sort((first, second) => first.rank - second.rank)
      : products
          .filter((product) => isNearly(product, letters) || isNamedIn(product, wholeWords))
          .map((product) => ({ product, kind: 'name', match: product.name }));
  return found.slice(0, MOST_MATCHES);
}

function isNearly(product: FindableProduct, letters: string): boolean {
  const name = bare(product.name);
  // A name may be half typed.
  const beginnings = [-1, 0, 1].map((more) => name.slice(0, letters.length + more));
  return [...beginnings, ...product.synonyms.map(bare)].some((whole) => isMisspelt(letters, whole));
}

/** Whether one of its names is among the words, as in "toluene 20 t"; of a name in two parts, either. */
function isNamedIn({ name, synonyms }: FindableProduct, wholeWords: string): boolean {
  return [...name.split('('), ...synonyms]
    .map(spaced)
    .some((whole) => whole.length - 2 >= LEAST_LETTERS && wholeWords.includes(whole));
}

/**
 * Whether one letter of a name is typed wrong, missing or too much, or two neighbours have changed
 * places; of a long name, two letters that stand together. The first letter must be right: ethanol is
 * not methanol.
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
