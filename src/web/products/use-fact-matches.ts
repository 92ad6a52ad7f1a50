import { useEffect, useState } from 'react';
import words from 'virtual:catalogue';
import type { FindableProduct } from './catalogue-products.ts';
import { findByFacts, type FactMatch } from './find-by-facts.ts';

/**
 * The products that match by something else than their names, while no name
 * does. Their facts are fetched then; what could not be fetched is tried again
 * with the next empty result.
 */
export function useFactMatches(
  query: string,
  isEmpty: boolean,
  fetchJson: (href: string) => Promise<unknown>,
): FactMatch[] {
  const [facts, setFacts] = useState<readonly FindableProduct[]>();
  useEffect(() => {
    if (!isEmpty || facts) return;
    void fetchJson(words.factsHref).then(
      (data) => setFacts(data as FindableProduct[]),
      () => undefined,
    );
  }, [isEmpty, facts, fetchJson]);
  return isEmpty && facts ? findByFacts(facts, query) : [];
}
