/**
 * The products whose names contain the query as it was typed, without regard to case, in their
 * order. Only where none does, blanks at the ends of the query are ignored: phone keyboards add one
 * after each word that they complete. A blank query finds all products.
 */
export function findByName<Product extends { name: string }>(
  products: readonly Product[],
  query: string,
): Product[] {
  const found = findContaining(products, isBlank(query) ? '' : query);
  return found.length > 0 ? found : findContaining(products, query.trim());
}

// Not in the locale's lower case, in which a Turkish browser turns "IPA" into "ıpa".
function findContaining<Product extends { name: string }>(
  products: readonly Product[],
  part: string,
): Product[] {
  return products.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
}

/** Whether nothing is searched for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}
