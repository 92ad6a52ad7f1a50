import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { HAZARD_STATEMENT_CODES } from '../../chemistry/hazard-statements.ts';
import type { Product } from '../../records/products/products.ts';
import { precautionaryCodes, precautionaryStatements } from './precautionary-statements.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';

const texts = content.dataSheetTexts();
const hazardCodes = HAZARD_STATEMENT_CODES.filter((code) => code.startsWith('H'));

describe('precautionaryCodes', () => {
  it.each(hazardCodes)('has at least two statements for %s, each with its text', (code) => {
    const codes = precautionaryCodes([code]);
    expect(codes.length).toBeGreaterThanOrEqual(2);
    for (const precaution of codes)
      expect(texts.precautionaryStatements).toHaveProperty([precaution]);
  });

  it('brings none for a product without hazards', () => {
    expect(precautionaryCodes([])).toEqual([]);
  });

  it('puts them in the order of their numbers, each once', () => {
    const codes = precautionaryCodes(['H314', 'H226', 'H302']);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('keeps only the stronger of two that say the same', () => {
    expect(precautionaryCodes(['H332'])).toContain('P261');
    const corrosive = precautionaryCodes(['H314', 'H332', 'H302', 'H312']);
    expect(corrosive).toEqual(expect.arrayContaining(['P260', 'P301+P330+P331', 'P310']));
    for (const weaker of ['P261', 'P312', 'P301+P312', 'P302+P352']) {
      expect(corrosive).not.toContain(weaker);
    }
  });

  it('never advises vomiting or asks for it after an aspiration hazard', () => {
    expect(precautionaryCodes(['H304'])).toEqual(expect.arrayContaining(['P301+P310', 'P331']));
  });

  it('throws for an unknown statement', () => {
    expect(() => precautionaryCodes(['H999'])).toThrow('H999 has no precautionary statements');
  });
});

describe('precautionaryStatements', () => {
  const hazards = { hazardStatements: ['H314'] } as never;
  const storage = { ...SPECIMEN.storage, temperatureLimits: null };
  const firstAid = {};

  const { vapourPressure: _vapourPressure, ...properties } = SPECIMEN.properties;

  it('names what can be breathed in of a liquid and of a solid, which may give off vapours', () => {
    const textOf = (of: Pick<Product, 'physicalState' | 'properties'>) =>
      precautionaryStatements({ firstAid, hazards, storage, ...of }).find(
        ({ code }) => code === 'P260',
      )?.text;
    expect(textOf({ physicalState: 'liquid', properties: SPECIMEN.properties })).toBe(
      'Do not breathe mist, vapours or spray.',
    );
    expect(textOf({ physicalState: 'solid', properties })).toBe('Do not breathe dust.');
    expect(
      textOf({
        physicalState: 'solid',
        properties: {
          ...properties,
          vapourPressure: { value: 0.05, unit: 'kPa', source: 'NIOSH' },
        },
      }),
    ).toBe('Do not breathe dust or vapours.');
  });

  it('leaves no placeholder unfilled', () => {
    const all = { hazardStatements: hazardCodes } as never;
    for (const { text } of precautionaryStatements({
      firstAid,
      hazards: all,
      physicalState: 'solid',
      properties,
      storage,
    })) {
      expect(text).not.toMatch(/[{}…]/);
    }
  });

  it('do not wait for a symptom where the record asks for help at once', () => {
    const codesOf = (own: Product['firstAid']) =>
      precautionaryStatements({
        ...SPECIMEN,
        hazards: { ...SPECIMEN.hazards, hazardStatements: ['H302'] },
        firstAid: own,
      }).map(({ code }) => code);
    expect(codesOf({})).toEqual(expect.arrayContaining(['P301+P312', 'P330']));
    const atOnce = codesOf({ ingestion: { first: 'Get medical help immediately.' } });
    expect(atOnce).toEqual(expect.arrayContaining(['P301+P310', 'P330']));
    expect(atOnce).not.toContain('P301+P312');
  });

  it('does not ask to keep cool what freezes in a cool store', () => {
    for (const product of content.products()) {
      const words = precautionaryStatements(product).map(({ text }) => text);
      const mustNotGetCold = (product.storage.temperatureLimits?.lowest ?? null) !== null;
      if (mustNotGetCold) expect(words.join(' '), product.name).not.toMatch(/keep cool/i);
    }
    const codesOf = (lowest: number | null) => {
      const temperatureLimits = { lowest, highest: null, reason: 'It freezes.' };
      const product = { ...SPECIMEN, storage: { ...SPECIMEN.storage, temperatureLimits } };
      return precautionaryStatements(product).map(({ code }) => code);
    };
    expect(codesOf(null)).toContain('P403+P235');
    expect(codesOf(18)).toContain('P403');
  });
});
