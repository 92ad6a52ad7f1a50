import { describe, expect, it } from 'vitest';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import { HAZARD_STATEMENT_CODES } from '../../chemistry/hazard-statements.ts';
import * as content from '../content.ts';
import type { Product } from '../products/products.ts';
import { precautionaryStatements } from './precautionary-statements.ts';

describe('precautionaryStatements', () => {
  const hazards = { hazardStatements: ['H314'], supplementalStatements: [] } as never;
  const storage = { ...SPECIMEN.storage, temperatureLimits: null };
  const firstAid = {};

  const { vapourPressure: _vapourPressure, ...properties } = SPECIMEN.properties;

  it('names the airborne forms of a liquid and of a solid, which may give off vapours', () => {
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

  it.each(HAZARD_STATEMENT_CODES.filter((code) => code.startsWith('H')))(
    'has complete texts for %s, without placeholders or choices',
    (code) => {
      const of = { hazardStatements: [code], supplementalStatements: [] } as never;
      for (const { text } of precautionaryStatements({ ...SPECIMEN, hazards: of })) {
        expect(text).toMatch(/^[A-Z][^{}…/[\]]*\.$/);
      }
    },
  );

  it.each([
    ['H225', [], /carbon dioxide/],
    ['H225', ['EUH014'], /dry sand/],
    ['H260', [], /dry sand/],
    ['H272', [], /water/],
  ])('puts out a fire of %s %j with what helps', (code, supplementalStatements, words) => {
    const of = { hazardStatements: [code], supplementalStatements } as never;
    const statements = precautionaryStatements({ ...SPECIMEN, hazards: of });
    expect(statements.find((statement) => statement.code === 'P370+P378')?.text).toMatch(words);
  });

  it("does not wait for symptoms if the record's first aid is needed at once", () => {
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

  it('leaves out "keep cool" for a product that must not get cold', () => {
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
