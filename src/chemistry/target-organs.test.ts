import { describe, expect, it } from 'vitest';
import { hazardStatementText, lacksOrgans } from './target-organs.ts';

describe('hazardStatementText', () => {
  it.each([
    [
      'H372',
      'STOT RE 1: H372 (inhalation) (respiratory system)',
      'Causes damage to organs (respiratory system) through prolonged or repeated exposure by inhalation.',
    ],
    [
      'H373',
      'STOT RE 2: H373 (urinary tract)',
      'May cause damage to organs (urinary tract) through prolonged or repeated exposure.',
    ],
    [
      'H370',
      'STOT SE 1: H370 (oral) (optic nerve, central nervous system)',
      'Causes damage to organs (optic nerve, central nervous system) by ingestion.',
    ],
    ['H370', 'STOT SE 1: H370 **', 'Causes damage to organs.'],
    ['H302', 'Acute Tox. 4: H302 (oral)', 'Harmful if swallowed.'],
  ])('of %s in "%s"', (code, line, text) => {
    expect(hazardStatementText(code, ['Flam. Liq. 2: H225', line])).toBe(text);
  });
});

describe('lacksOrgans', () => {
  it.each([
    ['H373', 'STOT RE 2: H373', true],
    ['H372', 'STOT RE 1: H372 (inhalation)', true],
    ['H372', 'Skin Corr. 1B: H314', true],
    ['H373', 'STOT RE 2: H373 (urinary tract)', false],
    ['H373', 'STOT RE 2 *: H373 **', false],
    ['H302', 'Acute Tox. 4: H302', false],
  ])('of %s in "%s" is %s', (code, line, expected) => {
    expect(lacksOrgans(code, [line])).toBe(expected);
  });
});
