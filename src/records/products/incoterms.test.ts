import { expect, it } from 'vitest';
import { incotermsWithPlaces } from './incoterms.ts';

const words = {
  departure: '{terms} {port}',
  destination: '{terms} named port of destination',
  or: ' or ',
};

it('names the port of loading for terms of departure, and asks for the port of the others', () => {
  expect(incotermsWithPlaces(['FCA', 'CPT', 'CIP'], 'Nhava Sheva', words)).toEqual([
    'FCA Nhava Sheva',
    'CPT or CIP named port of destination',
  ]);
  expect(incotermsWithPlaces(['CIP'], 'Nhava Sheva', words)).toEqual([
    'CIP named port of destination',
  ]);
});
