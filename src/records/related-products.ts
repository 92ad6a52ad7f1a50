import type { Product } from './products.ts';

const MOST_RELATED = 3;
/** Shorter words, such as "and", join trades and name none. */
const TRADE_WORD = /[a-z]{4,}/g;

/** A product that the same trades buy. */
export interface RelatedProduct {
  readonly product: Product;
  /** The trades of the first product that buy this one too, as its record names them. */
  readonly industries: readonly string[];
}

/** "Coatings and inks" names coatings and inks, "Coating" the first of them. */
function tradeWords(industry: string): string[] {
  return (industry.toLowerCase().match(TRADE_WORD) ?? []).map((word) => word.replace(/s$/, ''));
}

/** The words of each use and of all, by product: an entry goes with its record. */
const knownWords = new WeakMap<Product, { ofUses: string[][]; all: ReadonlySet<string> }>();

function wordsOf(product: Product) {
  const known = knownWords.get(product);
  if (known) return known;
  const ofUses = product.uses.map(({ industry }) => tradeWords(industry));
  const words = { ofUses, all: new Set(ofUses.flat()) };
  knownWords.set(product, words);
  return words;
}

/** Up to three products that share trades with this one: those that share most first, then by catalogue. */
export function relatedProducts(product: Product, catalogue: readonly Product[]): RelatedProduct[] {
  const { ofUses } = wordsOf(product);
  const related: RelatedProduct[] = [];
  let shareAll = 0;
  for (const other of catalogue) {
    if (other.slug === product.slug) continue;
    const { all } = wordsOf(other);
    const industries = product.uses
      .filter((_, use) => ofUses[use]?.some((word) => all.has(word)))
      .map(({ industry }) => industry);
    if (industries.length === 0) continue;
    related.push({ product: other, industries });
    if (industries.length === product.uses.length) shareAll += 1;
    // Nobody further down shares more.
    if (shareAll === MOST_RELATED) break;
  }
  return related
    .toSorted((first, second) => second.industries.length - first.industries.length)
    .slice(0, MOST_RELATED);
}
