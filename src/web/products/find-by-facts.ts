import type { FindableProduct } from './catalogue-products.ts';

/** A product that is found by a fact or a name that is nearly right, and what of it matches. */
type FactMatch = {
  product: FindableProduct;
  kind: 'casNumber' | 'unNumber' | 'synonym' | 'formula' | 'use' | 'name';
  /** The whole number, name, formula or use. */
  match: string;
};

const MOST_MATCHES = 6;
/** Fewer characters than these match half of the list. */
const LEAST_DIGITS = 4;
const LEAST_LETTERS = 3;
/** What is typed before a CAS number. */
const CAS_PREFIX = /^cas\b\W*((no|number)\b\W*)?/;
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

/**
 * The products whose UN number, CAS number, synonym, formula or use matches what was typed, each
 * once, the surest first: a whole UN number with or without "UN", a part of a CAS number, a part of a
 * synonym, a whole formula, a part of a use. Where nothing does, those with a name or synonym that is
 * written nearly so.
 */
export function findByFacts(products: readonly FindableProduct[], query: string): FactMatch[] {
  const typed = query.trim().toLowerCase().replace(CAS_PREFIX, '');
  const letters = bare(typed);
  const contains = (text: string) =>
    typed.length >= LEAST_LETTERS && text.toLowerCase().includes(typed);
  const containsLetters = (text: string) =>
    letters.length >= LEAST_LETTERS && bare(text).includes(letters);
  const digits = /^[\d\s-]+$/.test(typed) ? bare(typed) : '';
  const isNumber = (casNumber: string) =>
    digits.length >= LEAST_DIGITS && bare(casNumber).includes(digits);

  const matches = products.flatMap((product): (FactMatch & { rank: number })[] => {
    const { casNumber, unNumber, formula } = product;
    const synonym = product.synonyms.find(containsLetters);
    const use = product.uses.find(contains);
    if (unNumber !== undefined && [bare(unNumber), bare(unNumber).slice(2)].includes(letters)) {
      return [{ product, kind: 'unNumber', match: unNumber, rank: 0 }];
    }
    if (isNumber(casNumber)) return [{ product, kind: 'casNumber', match: casNumber, rank: 1 }];
    if (synonym !== undefined) return [{ product, kind: 'synonym', match: synonym, rank: 2 }];
    if (bare(formula) === letters && letters !== '') {
      return [{ product, kind: 'formula', match: formula, rank: 3 }];
    }
    return use === undefined ? [] : [{ product, kind: 'use', match: use, rank: 4 }];
  });
  const found: FactMatch[] =
    matches.length > 0
      ? matches.sort((first, second) => first.rank - second.rank)
      : products.flatMap((product) => findNearly(product, letters));
  return found.slice(0, MOST_MATCHES);
}

function findNearly(product: FindableProduct, letters: string): FactMatch[] {
  const name = bare(product.name);
  // A name may be half typed.
  const beginnings = [-1, 0, 1].map((more) => name.slice(0, letters.length + more));
  const isNearly = [...beginnings, ...product.synonyms.map(bare)].some((whole) =>
    isMisspelt(letters, whole),
  );
  return isNearly ? [{ product, kind: 'name', match: product.name }] : [];
}

/**
 * Whether one letter of a name is typed wrong, missing or too much, or two that stand together. The
 * first letter must be right: ethanol is not methanol.
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
  return (
    start > 0 && shorter >= FEW_LETTERS && longer - start - end <= (longer < MANY_LETTERS ? 1 : 2)
  );
}
