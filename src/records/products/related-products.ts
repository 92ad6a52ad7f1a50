import type { Product } from './products.ts';

const MOST_RELATED = 3;
/** Shorter words, such as "and", join trades and name none. */
const TRADE_WORD = /[a-z]{4,}/g;

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
export function relatedProducts(product: Product, catalogue: readonly Product[]) {
  const own = wordsOf(product);
  const related: { product: Product; industries: string[]; shared: number }[] = [];
  let shareAll = 0;
  for (const other of catalogue) {
    if (other.slug === product.slug) continue;
    const { ofUses, all } = wordsOf(other);
    const shared = own.ofUses.filter((words) => words.some((word) => all.has(word))).length;
    if (shared === 0) continue;
    // Its own trades, as its record names them: the first product's name may say more.
    const industries = other.uses
      .filter((_, use) => ofUses[use]?.some((word) => own.all.has(word)))
      .map(({ industry }) => industry);
    related.push({ product: other, industries, shared });
    if (shared === product.uses.length) shareAll += 1;
    // Nobody further down shares more.
    if (shareAll === MOST_RELATED) break;
  }
  return related.toSorted((first, second) => second.shared - first.shared).slice(0, MOST_RELATED);
}
