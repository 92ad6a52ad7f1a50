/**
 * The products whose name contains what was typed, as it was typed: without
 * regard to case, every character literal, blanks included. Only where that
 * finds nothing are blanks at the ends let go: a phone's keyboard adds one after
 * each word that it completes. A box with nothing but blanks shows all products.
 */
export function filterProducts<Product extends { name: string }>(
  products: readonly Product[],
  query: string,
): Product[] {
  if (isBlank(query)) return [...products];
  const found = containing(products, query);
  return found.length > 0 ? found : containing(products, query.trim());
}

function containing<Product extends { name: string }>(
  products: readonly Product[],
  part: string,
): Product[] {
  const wanted = foldCase(part);
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
