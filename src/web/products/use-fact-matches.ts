import { useEffect, useState } from 'react';
import { findByFacts, type FindableProduct, type FactMatch } from './find-by-facts.ts';

/**
 * The products that match by something else than their names, while no name
 * does. Their facts are fetched then; what could not be fetched is tried again
 * with the next empty result.
 */
export function useFactMatches(
  query: string,
  isEmpty: boolean,
  href: string,
  fetchJson: (href: string) => Promise<unknown>,
): FactMatch[] {
  const [facts, setFacts] = useState<readonly FindableProduct[]>();
  useEffect(() => {
    if (!isEmpty || facts) return;
    void fetchJson(href).then(
      (data) => setFacts(data as FindableProduct[]),
      () => undefined,
    );
  }, [isEmpty, facts, href, fetchJson]);
  return isEmpty && facts ? findByFacts(facts, query) : [];
}
