import type { Product } from './products.ts';

const MOST_RELATED = 3;
/** Shorter words, such as "and", join trades and name none. */
const TRADE_WORD = /[a-z]{4,}/g;

/** A product that the same trades buy. */
export interface RelatedProduct {
  readonly product: Product;
  /** Its own trades that the first product has too, as its record names them: another's name may say more. */
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
  const own = wordsOf(product);
  return catalogue
    .filter(({ slug }) => slug !== product.slug)
    .map((other) => {
      const { ofUses, all } = wordsOf(other);
      const industries = other.uses
        .filter((_, use) => ofUses[use]?.some((word) => own.all.has(word)))
        .map(({ industry }) => industry);
      const shared = own.ofUses.filter((words) => words.some((word) => all.has(word))).length;
      return { product: other, industries, shared };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((first, second) => second.shared - first.shared)
    .slice(0, MOST_RELATED);
}
