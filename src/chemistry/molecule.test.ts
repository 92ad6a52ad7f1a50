import { expect, it } from 'vitest';
import { SPECIMEN } from '../../tests/support/catalogue.ts';
import { missingElements, molarMassOf, structureProblem } from './molecule.ts';

it.each([
  ['smiles', { smiles: 'CC(C)==' }, /^"CC\(C\)==" is not a readable SMILES/],
  ['formula', { smiles: 'CC(=O' }, /^must be C2H4O/],
  ['formula', { formula: 'C3H7O' }, /^must be C3H6O/],
  ['formula', { formula: undefined }, /^must be C3H6O/],
  ['formula', { smiles: '[Ca+2].[OH-].[OH-]', formula: 'Ca(OH)3' }, /^must be H2O2Ca/],
  ['molarMass', { molarMass: 59.079 }, /^must be 58.0\d+ g\/mol/],
])('says that the %s of %j is wrong', (field, change, message) => {
  const identity = { ...SPECIMEN.identity, ...change };
  const problem = structureProblem(identity);
  expect(problem?.field).toBe(field);
  expect(problem?.message).toMatch(message);
});

it.each([
  ['[Ca+2].[OH-].[OH-]', 'Ca(OH)2', 74.092],
  ['N.N.OS(=O)(=O)O', '(NH4)2SO4', undefined],
  ['O.O.O.O.O.[Cu+2].[O-]S(=O)(=O)[O-]', 'CuSO4·5H2O', 249.68],
])('%s is %s', (smiles, formula, molarMass) => {
  expect(structureProblem({ smiles, formula, molarMass })).toBeUndefined();
});

it('calculates the molar mass with two decimals', () => {
  expect(molarMassOf('CC(C)O')).toBe('60.10');
  expect(structureProblem({})).toBeUndefined();
});

it.each([
  ['CITRIC ACID MONOHYDRATE', 'C6H8O7·H2O', []],
  ['CITRIC ACID MONOHYDRATE', 'C6H8O7', ['·H2O']],
  ['CITRIC ACID ANHYDROUS', 'C6H8O7·H2O', ['no water']],
  ['DISODIUM PHOSPHATE', 'K2HPO4', ['Na']],
  ['NON-FERRIC ALUM (CHLORIDE-FREE)', 'Al2(SO4)3', []],
  ['MONOETHYLENE GLYCOL (MEG)', undefined, []],
])('%s with the formula %s lacks %j', (name, formula, parts) => {
  expect(missingElements(name, formula).map(({ expected }) => expected)).toEqual(parts);
});
