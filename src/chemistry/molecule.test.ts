import { expect, it } from 'vitest';
import { SPECIMEN } from '../../tests/support/catalogue.ts';
import { missingElements, molarMassOf, structureFault } from './molecule.ts';

it.each([
  ['a structure', { smiles: 'CC(=O' }, /has the formula C2H4O, and "formula" is C3H6O/],
  ['a formula', { formula: 'C3H7O' }, /has the formula C3H6O, and "formula" is C3H7O/],
  [
    'a formula with brackets',
    { smiles: '[Ca+2].[OH-].[OH-]', formula: 'Ca(OH)3' },
    /has the formula H2O2Ca, and "formula" is Ca\(OH\)3/,
  ],
  ['a molar mass', { molarMass: 59.079 }, /"molarMass" is 59.079, .+ has 58.0\d+ g\/mol/],
])('says so of %s that is another', (_what, change, fault) => {
  const identity = { ...SPECIMEN.identity, ...change };
  expect(structureFault(identity)).toMatch(fault);
});

it.each([
  ['[Ca+2].[OH-].[OH-]', 'Ca(OH)2', 74.092],
  ['N.N.OS(=O)(=O)O', '(NH4)2SO4', undefined],
  ['O.O.O.O.O.[Cu+2].[O-]S(=O)(=O)[O-]', 'CuSO4·5H2O', 249.68],
])('%s is %s', (smiles, formula, molarMass) => {
  expect(structureFault({ smiles, formula, molarMass })).toBeUndefined();
});

it('calculates the molar mass with two decimals', () => {
  expect(molarMassOf('CC(C)O')).toBe('60.10');
  expect(structureFault({})).toBeUndefined();
});

it.each([
  ['CITRIC ACID MONOHYDRATE', 'C6H8O7·H2O', []],
  ['CITRIC ACID MONOHYDRATE', 'C6H8O7', ['·H2O']],
  ['CITRIC ACID ANHYDROUS', 'C6H8O7·H2O', ['no water']],
  ['DISODIUM PHOSPHATE', 'K2HPO4', ['Na']],
  ['MONOETHYLENE GLYCOL (MEG)', undefined, []],
])('%s with the formula %s lacks %j', (name, formula, parts) => {
  expect(missingElements(name, formula).map(({ expected }) => expected)).toEqual(parts);
});
