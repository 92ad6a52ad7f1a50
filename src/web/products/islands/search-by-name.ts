/**
 * Returns the products whose names contain the query as typed, ignoring case, in their order. Only if there are none,
 * spaces at the ends of the query are ignored, because phone keyboards add one after each completed word. A blank query
 * returns all products.
 */
export function searchByName<Product extends { name: string }>(
  products: readonly Product[],
  query: string,
): Product[] {
  const found = findContaining(products, isBlank(query) ? '' : query);
  return found.length > 0 ? found : findContaining(products, query.trim());
}

// Not `toLocaleLowerCase`: a Turkish browser would convert "IPA" to "ıpa".
function findContaining<Product extends { name: string }>(
  products: readonly Product[],
  part: string,
): Product[] {
  return products.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
}

/** Returns whether the query begins a word of a name: of METHANOL, "ethanol" does not. */
export function beginsWord(name: string, query: string): boolean {
  const parts = name.toLowerCase().split(/\b/);
  const typed = query.trim().toLowerCase().replace(/^\W+/, '');
  return parts.some((_, index) => parts.slice(index).join('').startsWith(typed));
}

/** Returns whether the query is empty or only white space. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}
