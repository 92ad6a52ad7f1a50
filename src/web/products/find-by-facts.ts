import type { FindableProduct } from './catalogue-products.ts';

/** A product that is found by a fact, and what of it matches. */
export type FactMatch = {
  product: FindableProduct;
  kind: 'casNumber' | 'unNumber' | 'synonym' | 'formula' | 'use';
  /** The whole number, name, formula or use. */
  match: string;
};

const MOST_MATCHES = 6;
/** Fewer characters than these match half of the list. */
const LEAST_DIGITS = 4;
const LEAST_LETTERS = 3;
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
 * synonym, a whole formula, a part of a use.
 */
export function findByFacts(products: readonly FindableProduct[], query: string): FactMatch[] {
  const typed = query.trim().toLowerCase();
  const contains = (text: string) =>
    typed.length >= LEAST_LETTERS && text.toLowerCase().includes(typed);
  const digits = /^[\d\s-]+$/.test(typed) ? bare(typed) : '';
  const isNumber = (casNumber: string) =>
    digits.length >= LEAST_DIGITS && bare(casNumber).includes(digits);

  const matches = products.flatMap((product): (FactMatch & { rank: number })[] => {
    const { casNumber, unNumber, formula } = product;
    const synonym = product.synonyms.find(contains);
    const use = product.uses.find(contains);
    if (unNumber !== undefined && [bare(unNumber), bare(unNumber).slice(2)].includes(bare(typed))) {
      return [{ product, kind: 'unNumber', match: unNumber, rank: 0 }];
    }
    if (isNumber(casNumber)) return [{ product, kind: 'casNumber', match: casNumber, rank: 1 }];
    if (synonym !== undefined) return [{ product, kind: 'synonym', match: synonym, rank: 2 }];
    if (bare(formula) === bare(typed) && typed !== '') {
      return [{ product, kind: 'formula', match: formula, rank: 3 }];
    }
    return use === undefined ? [] : [{ product, kind: 'use', match: use, rank: 4 }];
  });
  return matches.sort((first, second) => first.rank - second.rank).slice(0, MOST_MATCHES);
}
