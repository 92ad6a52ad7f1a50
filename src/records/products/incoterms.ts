import { z } from 'zod';

/** Incoterms 2020 whose named place is the place of delivery in India. */
const NAMED_AT_DEPARTURE = ['EXW', 'FCA', 'FAS', 'FOB'] as const;
/** Incoterms 2020 whose named place is the destination. */
const NAMED_AT_DESTINATION = ['CPT', 'CIP', 'CFR', 'CIF', 'DAP'] as const;
/**
 * Incoterms 2020 for cargo that is delivered before it is on board, such as containers. FOB, CFR and CIF do not suit
 * containers (ICC, Incoterms 2020, introduction).
 */
const FOR_CONTAINERS: readonly string[] = ['FCA', 'CPT', 'CIP'];

export type Incoterm = (typeof NAMED_AT_DEPARTURE | typeof NAMED_AT_DESTINATION)[number];

/** One Incoterm 2020. */
export const incoterm = z.enum([...NAMED_AT_DEPARTURE, ...NAMED_AT_DESTINATION]);

/** Returns whether one of the terms suits cargo in containers. */
export function suitsContainers(terms: readonly Incoterm[]): boolean {
  return terms.some((term) => FOR_CONTAINERS.includes(term));
}

/**
 * Returns the terms with their named places, as in an offer: "FCA Nhava Sheva" and "CPT or CIP named port of
 * destination".
 */
export function incotermsWithPlaces(terms: readonly Incoterm[], port: string): string[] {
  const among = (named: readonly string[]) =>
    terms.filter((term) => named.includes(term)).join(' or ');
  const departure = among(NAMED_AT_DEPARTURE);
  const destination = among(NAMED_AT_DESTINATION);
  return [
    ...(departure === '' ? [] : [`${departure} ${port}`]),
    ...(destination === '' ? [] : [`${destination} named port of destination`]),
  ];
}
