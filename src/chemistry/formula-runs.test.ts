import { describe, expect, it } from 'vitest';
import { formulaRuns } from './formula-runs.ts';
import { referenceFacts } from '../../tests/support/reference-facts.ts';

const marked = (formula: string) =>
  formulaRuns(formula)
    .map(({ text, isSubscript }) => (isSubscript ? `_${text}_` : text))
    .join('');

describe('formulaRuns', () => {
  it.each([
    ['C3H6O', 'C_3_H_6_O'],
    ['C12H22O11', 'C_12_H_22_O_11_'],
    ['C6H8O7·H2O', 'C_6_H_8_O_7_·H_2_O'],
    ['CuSO4·5H2O', 'CuSO_4_·5H_2_O'],
    ['NaCl', 'NaCl'],
  ])(
    'sets the numbers of %s below the line, but not those before crystal water',
    (formula, expected) => {
      expect(marked(formula)).toBe(expected);
    },
  );

  it.each(referenceFacts().products.map(({ formula }) => formula))(
    'loses nothing of %s',
    (formula) => {
      expect(
        formulaRuns(formula)
          .map(({ text }) => text)
          .join(''),
      ).toBe(formula);
    },
  );
});
