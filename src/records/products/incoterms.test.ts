import { expect, it } from 'vitest';
import { incotermsWithPlaces } from './incoterms.ts';

it('adds the port of loading to terms of departure, and "named port of destination" to the others', () => {
  expect(incotermsWithPlaces(['FCA', 'CPT', 'CIP'], 'Nhava Sheva')).toEqual([
    'FCA Nhava Sheva',
    'CPT or CIP named port of destination',
  ]);
  expect(incotermsWithPlaces(['CIP'], 'Nhava Sheva')).toEqual(['CIP named port of destination']);
});
