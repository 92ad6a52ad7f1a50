import { describe, expect, it } from 'vitest';
import { countAtoms, formulaMass } from './formula-mass.ts';

describe('countAtoms', () => {
  it('counts atoms, one where no number stands', () => {
    expect(Object.fromEntries(countAtoms('C5H8NNaO4'))).toEqual({ C: 5, H: 8, N: 1, Na: 1, O: 4 });
  });

  it('adds crystal water, with its number before it', () => {
    expect(Object.fromEntries(countAtoms('MgSO4·7H2O'))).toEqual({ Mg: 1, S: 1, O: 11, H: 14 });
  });

  it.each(['', 'c3h6o', 'C3H6O·', 'C3 H6 O', 'CH3(OH)'])('refuses "%s"', (formula) => {
    expect(() => countAtoms(formula)).toThrow('is not a formula');
  });
});

describe('formulaMass', () => {
  it.each([
    ['H2O', 18.015],
    ['NaCl', 58.44],
    ['C6H8O7·H2O', 210.138],
  ])('weighs %s', (formula, mass) => {
    expect(formulaMass(formula)).toBeCloseTo(mass, 2);
  });

  it('names an element without an atomic mass', () => {
    expect(() => formulaMass('XeF2')).toThrow('The element Xe of XeF2 has no atomic mass.');
  });
});
