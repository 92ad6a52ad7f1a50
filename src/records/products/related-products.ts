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

/** Returns the products with the number of words of use that they share with these uses, and their most similar use. */
function bySharedWords(uses: Product['uses'], catalogue: readonly Product[]) {
  const words = [...new Set(uses.flatMap(wordsOfUse))];
  const sharedBy = (others: Product['uses']) => {
    const otherWords = others.flatMap(wordsOfUse);
    return words.filter((word) => otherWords.includes(word)).length;
  };
  return catalogue.map((product) => {
    const [use] = product.uses.toSorted((one, two) => sharedBy([two]) - sharedBy([one]));
    const shared = sharedBy(product.uses);
    return { product, use: shared > 0 ? use : undefined, shared };
  });
}

/**
 * Returns three products, if the catalogue has as many others: those with most words of use in common first, then those
 * that are dangerous goods, or not, like this one, then in catalogue order. Each comes with its own most similar use.
 */
export function relatedProducts(product: Product, catalogue: readonly Product[]) {
  const isLike = ({ transport }: Product) =>
    Number((transport === null) === (product.transport === null));
  const others = catalogue.filter(({ slug }) => slug !== product.slug);
  return bySharedWords(product.uses, others)
    .toSorted((one, two) => two.shared - one.shared || isLike(two.product) - isLike(one.product))
    .slice(0, RELATED_PRODUCTS_MAX);
}
