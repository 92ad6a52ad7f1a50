/** The fields of a product that the search compares. */
type FindableProduct = { names: readonly string[]; facts: readonly string[] };

export type FactMatch<Found> = { product: Found; reason: string };

/** The beginning of the fact about a product's documents, with which the search leads to them. */
export const DOCUMENTS_OF = 'Documents of ';

/** Synonyms of the trade: each word also finds the others. */
const SYNONYMS = [
  ['paint', 'coating', 'lacquer', 'varnish', 'enamel'],
  ['thinner', 'solvent'],
  ['glue', 'adhesive'],
];
/** Shorter queries match too many products. */
export const CHARACTERS_MIN = 3;
/** Words and units that visitors type beside a name. */
const ORDER_WORDS =
  /^(\d+|buy|for|in|kg|l|lit(er|re)s?|mt|of|price|quote|rate|supplier|t|ton(ne)?s?)$/;
/** Words that visitors type before a number. Those of food additives, INS and E, are part of it. */
const NUMBER_PREFIX = /^(?:(?:un|cas|ec|hs)\b|(ins|e)\b)\W*(?:(?:no|number|code)\b\W*)?/;
/** An HS code with the two digits that a country's tariff adds. */
const TARIFF_CODE = /^(\d{6})\d\d$/;
/** Minimum lengths of a name with one wrong letter and with two. */
const FEW_LETTERS = 5;
const MANY_LETTERS = 10;

/** Returns the words and numbers of a text in lower case, with subscripts as digits and without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the name with "f" for "ph": phenol is "fenol" in many languages. */
const withF = (name: string) => name.replace(/ph/g, 'f');

const sameWord = (word: string) => [word];

/** Returns a word without the plural's "s", and its synonyms. */
function alternativesOf(word: string): string[] {
  const singular = word.length > CHARACTERS_MIN ? word.replace(/s$/, '') : word;
  return [singular, ...(SYNONYMS.find((words) => words.includes(singular)) ?? [])];
}

/**
 * Searches the facts of products. A fact matches if each word of the query is the beginning of one of its words ("ethyl
 * alcohol" does not find "methyl alcohol"), or if the query without separators is: "67641" finds "CAS number 67-64-1".
 * Returns each product with its first matching fact; matches by synonyms come last. If nothing matches, returns the
 * products that the query names together with facts or quantities ("acetone 2 drums"), or else those with a name or
 * search term that the query matches, contains or misspells.
 */
export function searchByFacts<Found extends FindableProduct>(
  products: readonly Found[],
  query: string,
): FactMatch<Found>[] {
  const typed = query
    .trim()
    .toLowerCase()
    // The last four bits of Arabic and Persian digits are their values.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const words = wordsOf(typed.replace(NUMBER_PREFIX, '$1 '));
  const letters = words.join('').replace(TARIFF_CODE, '$1');
  if (letters.length < CHARACTERS_MIN) return [];

  const hasQuery = (variantsOf: (word: string) => string[]) => (fact: string) => {
    const factWords = wordsOf(fact);
    const begins = (word: string) => factWords.some((factWord) => factWord.startsWith(word));
    return (
      words.every((word) => variantsOf(word).some(begins)) ||
      factWords.some((_, index) => factWords.slice(index).join('').startsWith(letters))
    );
  };
  const found = new Map<Found, string>();
  for (const variantsOf of [sameWord, alternativesOf]) {
    for (const product of products) {
      const reason = product.facts.find(hasQuery(variantsOf));
      if (reason !== undefined && !found.has(product)) found.set(product, reason);
    }
  }
  if (found.size > 0) return [...found].map(([product, reason]) => ({ product, reason }));

  const spaced = ` ${words.join(' ')} `;
  const named = products.flatMap((product) => {
    const isNamed = (name: string) => spaced.includes(` ${wordsOf(name).join(' ')} `);
    const nameWords = wordsOf(product.names.filter(isNamed).join(' '));
    if (nameWords.length === 0) return [];
    const others = words.filter((word) => !nameWords.includes(word) && !ORDER_WORDS.test(word));
    const reasons = others.map((word) => {
      const begins = (factWord: string) =>
        alternativesOf(word).some((variant) => factWord.startsWith(variant));
      return product.facts.find((fact) => wordsOf(fact).some(begins));
    });
    if (reasons.includes(undefined)) return [];
    return { product, reason: reasons[0] ?? 'Named in your search' };
  });
  if (named.length > 0) return named;

  const isSimilar = (name: string) => {
    const nameWords = wordsOf(name);
    // The first words of a name are enough.
    const beginnings = nameWords.map((_, index) => nameWords.slice(0, index + 1).join(''));
    return (
      hasQuery(sameWord)(name) ||
      spaced.includes(` ${nameWords.join(' ')} `) ||
      beginnings.some((beginning) => isMisspelt(withF(letters), withF(beginning)))
    );
  };
  return products
    .filter(({ names }) => names.some(isSimilar))
    .map((product) => ({ product, reason: 'Close match' }));
}

/** Returns the chemicals and certificates whose name or CAS number matches the query. */
export function searchOthers<Found extends { name: string; casNumber?: string | undefined }>(
  others: readonly Found[],
  query: string,
): Found[] {
  const findable = others.map((other) => {
    const { name, casNumber = '' } = other;
    return { other, names: [name], facts: [name, casNumber] };
  });
  return searchByFacts(findable, query).map(({ product }) => product.other);
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
