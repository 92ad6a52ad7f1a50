import { describe, expect, it } from 'vitest';
import { formulaRuns, isFormula } from './formula-runs.ts';

const marked = (formula: string) =>
  formulaRuns(formula)
    .map(({ text, isSubscript }) => (isSubscript ? `_${text}_` : text))
    .join('');

it.each(['C3H6O', 'Ca(OH)2', 'C6H8O7·H2O', '(C2H4O)n', 'Al2(SO4)3·18H2O', 'Fe4(Fe(CN)6)3'])(
  '%s is a formula',
  (formula) => expect(isFormula(formula)).toBe(true),
);
it.each(['acetone', 'c3h6o', 'C3H6O ', 'Ca(OH', '3H2O', ''])('"%s" is not a formula', (text) => {
  expect(isFormula(text)).toBe(false);
});

describe('formulaRuns', () => {
  it.each([
    ['C3H6O', 'C_3_H_6_O'],
    ['C12H22O11', 'C_12_H_22_O_11_'],
    ['C6H8O7·H2O', 'C_6_H_8_O_7_·H_2_O'],
    ['CuSO4·5H2O', 'CuSO_4_·5H_2_O'],
    ['NaCl', 'NaCl'],
    ['Ca(OH)2', 'Ca(OH)_2_'],
    ['(NH4)2SO4', '(NH_4_)_2_SO_4_'],
    ['(C2H4O)n', '(C_2_H_4_O)_n_'],
  ])(
    'sets the numbers of %s below the line, but not those before crystal water',
    (formula, expected) => {
      expect(marked(formula)).toBe(expected);
    },
  );
});
