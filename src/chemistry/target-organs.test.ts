import { describe, expect, it } from 'vitest';
import * as content from '../records/content.ts';
import { requireReferenceFacts } from './reference-facts.ts';
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

it('no statement of a record stays without the organs that its harmonised entry names', () => {
  const facts = requireReferenceFacts().products;
  for (const { name, hazards } of content.products()) {
    const entry = facts.find((fact) => fact.name === name)?.ghs.classification ?? [];
    for (const line of entry) {
      const [, code = '', brackets = ''] = /: (H37[0-3])(.*)$/.exec(line) ?? [];
      for (const [, named = ''] of brackets.matchAll(/\(([^)]+)\)/g)) {
        expect(hazardStatementText(code, hazards.classification), name).toContain(named);
      }
    }
  }
});
