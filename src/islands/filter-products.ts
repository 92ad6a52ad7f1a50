/**
 * The products whose name contains what was typed, as it was typed: without
 * regard to case, every character literal, blanks included. A box with nothing
 * but blanks shows all products.
 */
export function filterProducts<Product extends { name: string }>(
  products: readonly Product[],
  query: string,
): Product[] {
  if (isBlank(query)) return [...products];
  const wanted = foldCase(query);
  return products.filter(({ name }) => foldCase(name).includes(wanted));
}

/** Whether nothing is searched for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}

/** Not the locale's lower case: on a Turkish system "IPA" would become "ıpa" and "ipa" would miss it. */
function foldCase(text: string): string {
  return text.toLowerCase();
}
