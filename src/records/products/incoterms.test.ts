import { expect, it } from 'vitest';
import { incotermsWithPlaces } from './incoterms.ts';

it('names the port of loading for terms of departure, and asks for the port of the others', () => {
  expect(incotermsWithPlaces(['FCA', 'CPT', 'CIP'], 'Nhava Sheva')).toEqual([
    'FCA Nhava Sheva',
    'CPT or CIP named port of destination',
  ]);
  expect(incotermsWithPlaces(['CIP'], 'Nhava Sheva')).toEqual(['CIP named port of destination']);
});
