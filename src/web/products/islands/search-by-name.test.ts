import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsWord, searchByName } from './search-by-name.ts';

/** The names of docs/specification.md#3-products-and-form, independent of the current catalogue. */
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
const namesOf = (query: string) => searchByName(products, query).map(({ name }) => name);

it('tells a query that begins a word of a name from one inside of it', () => {
  for (const query of ['meth', 'Methanol', ' methanol ']) {
    expect(beginsWord('METHANOL', query), query).toBe(true);
  }
  expect(beginsWord('METHANOL', 'ethanol')).toBe(false);
  for (const query of ['glycol', '(meg', 'MEG)', 'glycol (m']) {
    expect(beginsWord('MONOETHYLENE GLYCOL (MEG)', query), query).toBe(true);
  }
});

describe('searchByName', () => {
  it('returns all products for an empty query and for white space', () => {
    for (const query of ['', ' ', ' \t', '\u00a0']) expect(namesOf(query)).toEqual(allNames);
  });

  it('finds any part of a name, ignoring case', () => {
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

  it('compares no other field, spelling or language', () => {
    for (const query of ['67-64-1', 'propanone', 'acetonne', 'UN 1090', 'Ìsopropyl', 'ıpa']) {
      expect(namesOf(query)).toEqual([]);
    }
  });

  it('compares typed spaces', () => {
    expect(namesOf('acid ')).toEqual(['CITRIC ACID MONOHYDRATE']);
    expect(namesOf(' acid')).toHaveLength(3);
  });

  it('ignores spaces at the ends if nothing is found with them', () => {
    expect(namesOf('toluene ')).toEqual(['TOLUENE']);
    expect(namesOf('  acid ')).toEqual(namesOf('acid'));
    expect(namesOf(' zzz ')).toEqual([]);
    expect(namesOf('acetic  acid')).toEqual([]);
  });

  it('finds a product by every part of its name, in any case', () => {
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
});
