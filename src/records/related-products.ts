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

/** Up to three products that share trades with this one: those that share most first, then by catalogue. */
export function relatedProducts(product: Product, catalogue: readonly Product[]): RelatedProduct[] {
  return catalogue
    .filter(({ slug }) => slug !== product.slug)
    .map((other) => {
      const words = new Set(other.uses.flatMap(({ industry }) => tradeWords(industry)));
      const shared = product.uses.filter(({ industry }) =>
        tradeWords(industry).some((word) => words.has(word)),
      );
      return { product: other, industries: shared.map(({ industry }) => industry) };
    })
    .filter(({ industries }) => industries.length > 0)
    .toSorted((first, second) => second.industries.length - first.industries.length)
    .slice(0, MOST_RELATED);
}
