import type { Product } from './products.ts';

const MOST_RELATED = 3;
/** Words with at least four letters. Shorter words, such as "and", describe no industry or use. */
const USE_WORD = /[a-z]{4,}/g;
/** Words that occur in uses of every industry, so they do not relate products. */
const WORDS_OF_ALL_TRADES = new Set(['agent', 'material', 'process', 'product', 'production']);

/** Returns the words that describe a use: "Solvent for paints and inks" has solvent, paint and ink. */
function wordsOfUse({ industry, use }: Product['uses'][number]): Set<string> {
  const words = `${industry} ${use}`.toLowerCase().match(USE_WORD) ?? [];
  // "Coatings" and "coating" are the same word; "process" is not a plural.
  const singular = words.map((word) => word.replace(/(?<!s)s$/, ''));
  return new Set(singular.filter((word) => !WORDS_OF_ALL_TRADES.has(word)));
}

type Use = { product: Product; use: Product['uses'][number] };

/** A cache of the index by catalogue, because every product page needs it. */
const knownUses = new WeakMap<readonly Product[], ReadonlyMap<string, readonly Use[]>>();

function usesByWord(catalogue: readonly Product[]) {
  const known = knownUses.get(catalogue);
  if (known) return known;
  const uses = new Map<string, Use[]>();
  for (const product of catalogue) {
    for (const use of product.uses) {
      for (const word of wordsOfUse(use)) {
        const sharing = uses.get(word) ?? [];
        sharing.push({ product, use });
        uses.set(word, sharing);
      }
    }
  }
  knownUses.set(catalogue, uses);
  return uses;
}

/**
 * Returns up to three products with similar uses, most similar first, then in catalogue order. Each comes with its own
 * most similar use. A word counts more, the fewer uses contain it.
 */
export function relatedProducts(product: Product, catalogue: readonly Product[]) {
  const uses = usesByWord(catalogue);
  const related = new Map<Product, Map<Use['use'], number>>();
  for (const word of new Set(product.uses.flatMap((use) => [...wordsOfUse(use)]))) {
    const sharing = uses.get(word) ?? [];
    for (const { product: other, use } of sharing) {
      if (other.slug === product.slug) continue;
      const weights = related.get(other) ?? new Map<Use['use'], number>();
      weights.set(use, (weights.get(use) ?? 0) + 1 / sharing.length);
      related.set(other, weights);
    }
  }
  return [...related]
    .map(([other, weights]) => {
      const [[use] = []] = [...weights].toSorted(([, first], [, second]) => second - first);
      const weight = [...weights.values()].reduce((sum, each) => sum + each, 0);
      return { product: other, use, weight };
    })
    .toSorted(
      (first, second) => second.weight - first.weight || first.product.id - second.product.id,
    )
    .slice(0, MOST_RELATED);
}
