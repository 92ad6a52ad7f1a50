import { products } from './products.ts';

/**
 * Returns the products for the enquiry form, by slug and in catalogue order: the display name, and grades and
 * packagings as suggestions. Throws a ContentError for an invalid record.
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
