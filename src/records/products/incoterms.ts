import { z } from 'zod';

/** Incoterms 2020 whose named place is the place of delivery in India. */
const NAMED_AT_DEPARTURE = ['EXW', 'FCA', 'FAS', 'FOB'] as const;
/** Incoterms 2020 whose named place is the destination. */
const NAMED_AT_DESTINATION = ['CPT', 'CIP', 'CFR', 'CIF', 'DAP'] as const;
export type Incoterm = (typeof NAMED_AT_DEPARTURE | typeof NAMED_AT_DESTINATION)[number];

export const incoterm = z.enum([...NAMED_AT_DEPARTURE, ...NAMED_AT_DESTINATION]);

/**
 * Returns the terms with their named places, as in an offer: "FCA Nhava Sheva (gate named in the offer)" and "CPT or
 * CIP named port of destination".
 */
export function incotermsWithPlaces(terms: readonly Incoterm[], port: string): string[] {
  const withPlace = (named: readonly string[], place: string) => {
    const offered = terms.filter((term) => named.includes(term));
    return offered.length === 0 ? [] : [`${offered.join(' or ')} ${place}`];
  };
  return [
    ...withPlace(NAMED_AT_DEPARTURE, `${port} (gate named in the offer)`),
    ...withPlace(NAMED_AT_DESTINATION, 'named port of destination'),
  ];
}
