import { describe, expect, it } from 'vitest';
import {
  HAZARD_STATEMENT_CODES,
  hazardStatementText,
  lacksOrganOrSubstance,
  statementText,
} from './hazard-statements.ts';

const DEMANDED = ['EUH208'];

describe('hazardStatementText', () => {
  it.each(HAZARD_STATEMENT_CODES.filter((code) => !DEMANDED.includes(code)))(
    'of %s alone is one sentence or more without anything to fill in',
    (code) => {
      expect(hazardStatementText(code, [])).toMatch(/^[A-Z][^<>]*[^ <>]\.$/);
      expect(hazardStatementText(code, [])).not.toMatch(/ {2}| \./);
    },
  );

  it.each([
    [
      'H372',
      ['STOT RE 1: H372 (inhalation) (respiratory system)'],
      'Causes damage to organs (respiratory system) through prolonged or repeated exposure by inhalation.',
    ],
    [
      'H373',
      ['STOT RE 2: H373 (urinary tract)'],
      'May cause damage to organs (urinary tract) through prolonged or repeated exposure.',
    ],
    [
      'H373',
      ['STOT RE 2: H373 (oral) (kidneys)', 'STOT RE 2: H373 (inhalation) (larynx)'],
      'May cause damage to organs (kidneys) through prolonged or repeated exposure by ingestion. May cause damage to organs (larynx) through prolonged or repeated exposure by inhalation.',
    ],
    [
      'H370',
      ['STOT SE 1: H370 (oral, dermal) (optic nerve, central nervous system)'],
      'Causes damage to organs (optic nerve, central nervous system) by ingestion and by skin contact.',
    ],
    ['H370', ['STOT SE 1: H370 **'], 'Causes damage to organs.'],
    ['H302', ['Acute Tox. 4: H302 (oral)'], 'Harmful if swallowed.'],
    ['H350', ['Carc. 1B: H350'], 'May cause cancer.'],
    ['H360', ['Repr. 1B: H360FD'], 'May damage fertility or the unborn child.'],
    ['H360FD', ['Repr. 1B: H360FD'], 'May damage fertility. May damage the unborn child.'],
    ['H301+H311', [], 'Toxic if swallowed or in contact with skin.'],
    [
      'EUH208',
      ['EUH208 (maleic anhydride)'],
      'Contains maleic anhydride. May produce an allergic reaction.',
    ],
  ])('of %s in %j', (code, lines, text) => {
    expect(hazardStatementText(code, ['Flam. Liq. 2: H225', ...lines])).toBe(text);
  });

  it.each(['H999', 'P210'])('throws for %s, which is not a hazard statement', (code) => {
    expect(() => hazardStatementText(code, [])).toThrow(`no hazard statement ${code}`);
  });
});

describe('lacksOrganOrSubstance', () => {
  it.each([
    ['H373', 'STOT RE 2: H373', true],
    ['H372', 'STOT RE 1: H372 (inhalation)', true],
    ['H372', 'Skin Corr. 1B: H314', true],
    ['H373', 'STOT RE 2: H373 (urinary tract)', false],
    ['H373', 'STOT RE 2 *: H373 **', false],
    ['H302', 'Acute Tox. 4: H302', false],
    ['EUH208', 'Skin Sens. 1A: H317', true],
    ['EUH208', 'EUH208 (maleic anhydride)', false],
  ])('of %s in "%s" is %s', (code, line, expected) => {
    expect(lacksOrganOrSubstance(code, [line])).toBe(expected);
  });
});

it('returns texts of precautionary statements, and throws for other codes', () => {
  expect(statementText('P403+P235')).toBe('Store in a well-ventilated place. Keep cool.');
  expect(() => statementText('P999')).toThrow('no statement P999');
});
