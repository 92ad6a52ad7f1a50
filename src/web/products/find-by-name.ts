/**
 * Names as the search compares them, made once for all searches. Not in the locale's lower case: on a
 * Turkish system "IPA" would become "ıpa" and "ipa" would miss it.
 */
export function searchableNames(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}

/**
 * The places, from 0, of the names that contain what was typed, as it was
 * typed: without regard to case, every character literal, blanks included. Only
 * where that finds nothing are blanks at the ends let go: a phone's keyboard
 * adds one after each word that it completes. A box with nothing but blanks
 * shows all products. `names` come from `searchableNames`.
 */
export function findProducts(names: readonly string[], query: string): number[] {
  if (isBlank(query)) return [...names.keys()];
  const found = findContaining(names, query);
  return found.length > 0 ? found : findContaining(names, query.trim());
}

function findContaining(names: readonly string[], part: string): number[] {
  const wanted = part.toLowerCase();
  return [...names.keys()].filter((place) => names[place]?.includes(wanted));
}

/** Whether nothing is searched for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}
