import type { Product } from './products.ts';

export const RELATED_PRODUCTS_MAX = 3;
/** Words with at least four letters. Shorter words, such as "and", describe no industry or use. */
const USE_WORD = /[a-z]{4,}/g;
/** Words that occur in uses of every industry, so they do not relate products. */
const COMMON_WORDS = new Set(['agent', 'material', 'process', 'product', 'production']);

type Use = Product['uses'][number];

/** Returns the words that describe a use: "Solvent for paints and inks" has solvent, paint and ink. */
function wordsOfUse({ industry, use }: Use): Set<string> {
  const words = `${industry} ${use}`.toLowerCase().match(USE_WORD) ?? [];
  // "Coatings" and "coating" are the same word; "process" is not a plural.
  const singular = words.map((word) => word.replace(/(?<!s)s$/, ''));
  return new Set(singular.filter((word) => !COMMON_WORDS.has(word)));
}

/** A cache of the index by catalogue, because every product page needs it. */
const indexes = new WeakMap<readonly Product[], ReturnType<typeof indexOfUses>>();

/** Returns the uses of all products by the words that they contain. */
function indexOfUses(catalogue: readonly Product[]) {
  const uses = catalogue.flatMap((product) => product.uses.map((use) => ({ product, use })));
  const words = uses.flatMap((entry) =>
    [...wordsOfUse(entry.use)].map((word) => ({ word, ...entry })),
  );
  return Map.groupBy(words, ({ word }) => word);
}

/**
 * Returns up to three products with similar uses, most similar first, then in catalogue order. Each comes with its own
 * most similar use. A word counts more, the fewer uses contain it.
 */
export function relatedProducts(product: Product, catalogue: readonly Product[]) {
  const index = indexes.get(catalogue) ?? indexOfUses(catalogue);
  indexes.set(catalogue, index);
  const related = new Map<Product, Map<Use, number>>();
  for (const word of new Set(product.uses.flatMap((use) => [...wordsOfUse(use)]))) {
    const sharing = index.get(word) ?? [];
    for (const { product: other, use } of sharing) {
      if (other.slug === product.slug) continue;
      const weights = related.get(other) ?? new Map<Use, number>();
      related.set(other, weights.set(use, (weights.get(use) ?? 0) + 1 / sharing.length));
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
    .slice(0, RELATED_PRODUCTS_MAX);
}
