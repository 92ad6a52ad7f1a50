import { products } from './products.ts';

/**
 * What the enquiry form knows of each product, by slug and in the catalogue's order: its name in
 * ordinary letters, and what it comes as, which is suggested; anything else may be typed. Throws a
 * ContentError when a record is wrong.
 */
export function productOffers() {
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
type ProductOffers = ReturnType<typeof productOffers>;
export type ProductOffer = ProductOffers[string];
