import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByName } from './find-by-name.ts';

/** The names of the specification, independent of the current catalogue. */
const allNames = [
  'ACRYLIC ACID',
  'ACETONE',
  'ACETIC ACID',
  'CITRIC ACID MONOHYDRATE',
  'GLYCERINE',
  'ISOPROPYL ALCOHOL (IPA)',
  'MALEIC ANHYDRIDE',
  'MELAMINE',
  'MONOETHYLENE GLYCOL (MEG)',
  'MONOSODIUM GLUTAMATE (MSG)',
  'METHANOL',
  'PHENOL',
  'TOLUENE',
];
const products = allNames.map((name) => ({ name }));
const namesOf = (query: string) => findByName(products, query).map(({ name }) => name);

describe('findByName', () => {
  it('shows all products for an empty box and for blanks alone', () => {
    for (const query of ['', ' ', ' \t', '\u00a0']) expect(namesOf(query)).toEqual(allNames);
  });

  it('finds any part of a name without regard to case', () => {
    expect(namesOf('ol')).toEqual([
      'ISOPROPYL ALCOHOL (IPA)',
      'MONOETHYLENE GLYCOL (MEG)',
      'METHANOL',
      'PHENOL',
      'TOLUENE',
    ]);
    expect(namesOf('aCeT')).toEqual(['ACETONE', 'ACETIC ACID']);
    expect(namesOf('(ipa)')).toEqual(['ISOPROPYL ALCOHOL (IPA)']);
  });

  it('takes every character literally', () => {
    expect(namesOf('(')).toHaveLength(3);
    for (const query of ['.*', '[A-Z]', '^', '$', '\\', '|', 'A?'])
      expect(namesOf(query)).toEqual([]);
  });

  it('does not guess: no other field, no other spelling, no other language', () => {
    for (const query of ['67-64-1', 'propanone', 'acetonne', 'UN 1090', 'Ìsopropyl', 'ıpa']) {
      expect(namesOf(query)).toEqual([]);
    }
  });

  it('counts the blanks that were typed', () => {
    expect(namesOf('acid ')).toEqual(['CITRIC ACID MONOHYDRATE']);
    expect(namesOf(' acid')).toHaveLength(3);
  });

  it('lets blanks at the ends go where nothing would be found with them', () => {
    expect(namesOf('toluene ')).toEqual(['TOLUENE']);
    expect(namesOf('  acid ')).toEqual(namesOf('acid'));
    expect(namesOf(' zzz ')).toEqual([]);
    expect(namesOf('acetic  acid')).toEqual([]);
  });

  it('finds a product by every part of its name, in every case', () => {
    const anyPart = fc
      .constantFrom(...allNames)
      .chain((name) =>
        fc.tuple(
          fc.constant(name),
          fc.nat(name.length - 1),
          fc.integer({ min: 1, max: name.length }),
        ),
      );
    fc.assert(
      fc.property(anyPart, ([name, start, length]) => {
        const part = name.slice(start, start + length);
        expect(namesOf(part.toLowerCase())).toContain(name);
        expect(namesOf(part.toLowerCase())).toEqual(namesOf(part));
      }),
    );
  });

  it('keeps the order, invents nothing and never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const found = namesOf(query);
        const having = (part: string) =>
          allNames.filter((name) => name.toLowerCase().indexOf(part.toLowerCase()) !== -1);
        const asTyped = query.trim() === '' ? allNames : having(query);
        expect(found).toEqual(asTyped.length > 0 ? asTyped : having(query.trim()));
      }),
    );
  });
});
