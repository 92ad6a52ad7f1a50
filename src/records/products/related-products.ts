import type { Product } from './products.ts';

const RELATED_PRODUCTS_MAX = 3;
/** Words with at least four letters. Shorter words, such as "and", describe no industry or use. */
const USE_WORD = /[a-z]{4,}/g;
/** Words that occur in uses of every industry, so they do not relate products. */
const COMMON_WORDS = new Set(['agent', 'material', 'process', 'product', 'production']);

/** Returns the words that describe a use: "Solvent for paints and inks" has solvent, paint and ink. */
function wordsOfUse({ industry, use }: Product['uses'][number]): string[] {
  const words = `${industry} ${use}`.toLowerCase().match(USE_WORD) ?? [];
  // "Coatings" and "coating" are the same word; "process" is not a plural.
  const singular = words.map((word) => word.replace(/(?<!s)s$/, ''));
  return singular.filter((word) => !COMMON_WORDS.has(word));
}

/**
 * Returns three products, if the catalogue has as many others: those with most words of use in common first, then those
 * that are dangerous goods, or not, like this one, then in catalogue order. Each comes with its own most similar use.
 */
export function relatedProducts(product: Product, catalogue: readonly Product[]) {
  const words = [...new Set(product.uses.flatMap(wordsOfUse))];
  const sharedBy = (uses: Product['uses']) => {
    const others = uses.flatMap(wordsOfUse);
    return words.filter((word) => others.includes(word)).length;
  };
  const isLike = ({ transport }: Product) =>
    Number((transport === null) === (product.transport === null));
  return catalogue
    .filter(({ slug }) => slug !== product.slug)
    .map((other) => {
      const [use] = other.uses.toSorted((one, two) => sharedBy([two]) - sharedBy([one]));
      const shared = sharedBy(other.uses);
      return { product: other, use: shared > 0 ? use : undefined, shared };
    })
    .toSorted((one, two) => two.shared - one.shared || isLike(two.product) - isLike(one.product))
    .slice(0, RELATED_PRODUCTS_MAX);
}
