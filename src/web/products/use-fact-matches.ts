import { useEffect, useState } from 'react';
import words from 'virtual:catalogue';
import type { FindableProduct } from './catalogue-products.ts';
import { findByFacts, type FactMatch } from './find-by-facts.ts';

/**
 * The products that match by something else than their names, while no name
 * does; undefined until that is known. Their facts are fetched then; what could
 * not be fetched is tried again with the next empty result.
 */
export function useFactMatches(
  query: string,
  isEmpty: boolean,
  fetchJson: (href: string) => Promise<unknown>,
): FactMatch[] | undefined {
  const [facts, setFacts] = useState<readonly FindableProduct[]>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isEmpty || facts) return;
    void fetchJson(words.factsHref).then(
      (data) => setFacts(data as FindableProduct[]),
      () => setLost(true),
    );
  }, [isEmpty, facts, fetchJson]);
  if (!isEmpty) return [];
  return facts ? findByFacts(facts, query) : isLost ? [] : undefined;
}
