import { describe, expect, it } from 'vitest';
import {
  HAZARD_STATEMENT_CODES,
  pictogramsFor,
  hazardStatement,
  signalWordFor,
} from './hazard-statements.ts';
import { referenceFacts } from '../../tests/support/reference-facts.ts';

const facts = referenceFacts();

describe('the table of hazard statements', () => {
  it('holds exactly the statements of the reference facts, word for word', () => {
    const texts = HAZARD_STATEMENT_CODES.map((code) => [code, hazardStatement(code).text]);
    expect(Object.fromEntries(texts)).toEqual(facts.statementTexts);
  });

  it('names a code that it lacks, and where its text comes from', () => {
    expect(() => hazardStatement('H999')).toThrow(/H999 has no text.*CLP Annex III/);
  });
});

describe('label elements', () => {
  it.each(facts.products.map((product) => [product.name, product.ghs] as const))(
    'of %s follow from its statements as harmonised',
    (_name, ghs) => {
      expect(pictogramsFor(ghs.hazardStatements)).toEqual(ghs.pictograms);
      expect(signalWordFor(ghs.hazardStatements)).toBe(ghs.signalWord ?? null);
    },
  );

  it.each([
    { rule: 'no statement, no pictogram', codes: [], pictograms: [] },
    {
      rule: 'the skull replaces the exclamation mark',
      codes: ['H301', 'H319'],
      pictograms: ['GHS06'],
    },
    {
      rule: 'corrosion replaces it for irritation',
      codes: ['H314', 'H319'],
      pictograms: ['GHS05'],
    },
    {
      rule: 'corrosion does not replace it for acute toxicity',
      codes: ['H314', 'H302'],
      pictograms: ['GHS05', 'GHS07'],
    },
    {
      rule: 'a respiratory sensitiser replaces it for skin sensitisation and irritation',
      codes: ['H334', 'H317', 'H315', 'H319'],
      pictograms: ['GHS08'],
    },
    {
      rule: 'another serious health hazard does not replace it',
      codes: ['H351', 'H317'],
      pictograms: ['GHS07', 'GHS08'],
    },
    {
      rule: 'narcotic effects keep it beside corrosion',
      codes: ['H314', 'H336'],
      pictograms: ['GHS05', 'GHS07'],
    },
    { rule: 'H412 and EUH066 demand none', codes: ['H412', 'EUH066'], pictograms: [] },
  ])('$rule', ({ codes, pictograms }) => {
    expect(pictogramsFor(codes)).toEqual(pictograms);
  });

  it('says Danger when any statement does', () => {
    expect(signalWordFor(['H226', 'H335'])).toBe('Warning');
    expect(signalWordFor(['H226', 'H335', 'H304'])).toBe('Danger');
    expect(signalWordFor(['H412'])).toBeNull();
  });
});
