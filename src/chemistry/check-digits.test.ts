import { describe, expect, it } from 'vitest';
import { isCasNumber, isEcNumber } from './check-digits.ts';

describe('isCasNumber', () => {
  it.each(['67-64-1', '7732-18-5', '5949-29-1', '6106-04-3'])('accepts %s', (number) => {
    expect(isCasNumber(number)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '67-64-2'],
    ['two digits exchanged', '76-64-1'],
    ['no hyphens', '67641'],
    ['a leading zero', '067-64-1'],
    ['nothing', ''],
  ])('refuses %s', (_reason, number) => {
    expect(isCasNumber(number)).toBe(false);
  });
});

describe('isEcNumber', () => {
  it.each(['200-662-2', '201-177-9', '231-791-2', '203-632-7'])('accepts %s', (number) => {
    expect(isEcNumber(number)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '200-662-3'],
    ['two digits exchanged', '200-626-2'],
    ['a CAS number', '67-64-1'],
    ['nothing', ''],
  ])('refuses %s', (_reason, number) => {
    expect(isEcNumber(number)).toBe(false);
  });
});
