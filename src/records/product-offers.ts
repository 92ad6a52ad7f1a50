import { products } from './products.ts';

/** What the enquiry form knows of a product: what it comes as is suggested, and anything else may be typed. */
export interface ProductOffer {
  /** In ordinary letters. */
  readonly name: string;
  readonly grades: readonly string[];
  readonly packaging: readonly string[];
}

/** The catalogue by its slugs, in its order. */
export type ProductOffers = Readonly<Record<string, ProductOffer>>;

/** What the enquiry form knows of each product. Throws a ContentError when a record is wrong. */
export function productOffers(): ProductOffers {
  return Object.fromEntries(
    products().map(({ slug, displayName, grades, packaging }) => [
      slug,
      {
        name: displayName,
        grades: grades.map(({ name }) => name),
        packaging: packaging.map(({ name }) => name),
      },
    ]),
  );
}
