import { expect, it } from 'vitest';
import { products, SPECIMEN } from '../../tests/support/catalogue.ts';
import { structureFault } from './molecule.ts';

it.each(products.map((product) => [product.name, product] as const))(
  'the structure of %s agrees with its formula and molar mass',
  (_name, product) => expect(structureFault(product.identity)).toBeUndefined(),
);

it.each([
  ['a structure', { smiles: 'CC(=O' }, /has the formula C2H4O, and "formula" is C3H6O/],
  ['a formula', { formula: 'C3H7O' }, /has the formula C3H6O, and "formula" is C3H7O/],
  ['a molar mass', { molarMass: 59.079 }, /"molarMass" is 59.079, .+ has 58.0\d+ g\/mol/],
])('says so of %s that is another', (_what, change, fault) => {
  const identity = { ...SPECIMEN.identity, ...change };
  expect(structureFault(identity)).toMatch(fault);
});
