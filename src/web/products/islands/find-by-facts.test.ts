import { describe, expect, it } from 'vitest';
import { findByFacts, type FindableProduct } from './find-by-facts.ts';

const product = (
  name: string,
  casNumber: string,
  unNumber: string | null,
  ecNumber: string,
  hsCode: string,
  formula: string,
  synonyms: string[] = [],
): FindableProduct => ({
  name,
  casNumber,
  dangerousGoods: unNumber === null ? null : { unNumber, diamonds: [] },
  ecNumber,
  hsCode,
  formula,
  synonyms,
  uses: ['Pharmaceuticals: intermediate'],
  packaging: ['210-litre steel drum', '1,000-litre IBC'],
  hazards: unNumber === null ? [] : ['Class 3, flammable liquid'],
});

/** Fixed data, so that an edit of `content/` does not change the results. */
const products = [
  product('ACRYLIC ACID', '79-10-7', 'UN 2218', '201-177-9', '291611', 'C3H4O2'),
  product('ACETONE', '67-64-1', 'UN 1090', '200-662-2', '291411', 'C3H6O', ['propanone']),
  product('ACETIC ACID', '64-19-7', 'UN 2789', '200-580-7', '291521', 'C2H4O2'),
  product('CITRIC ACID MONOHYDRATE', '5949-29-1', null, '201-069-1', '291814', 'C6H8O7·H2O', [
    'E 330',
  ]),
  product('ISOPROPYL ALCOHOL (IPA)', '67-63-0', 'UN 1219', '200-661-7', '290512', 'C3H8O', [
    'propan-2-ol',
  ]),
  product('MALEIC ANHYDRIDE', '108-31-6', 'UN 2215', '203-571-6', '291714', 'C4H2O3', [
    'furan-2,5-dione',
  ]),
  product('METHANOL', '67-56-1', 'UN 1230', '200-659-6', '290511', 'CH4O', ['methyl alcohol']),
  product('MONOETHYLENE GLYCOL (MEG)', '107-21-1', null, '203-473-3', '290531', 'C2H6O2'),
  product('PHENOL', '108-95-2', 'UN 1671', '203-632-7', '290711', 'C6H6O', ['Benzenol']),
  product('TOLUENE', '108-88-3', 'UN 1294', '203-625-9', '290230', 'C7H8', ['Methylbenzene']),
];
const find = (query: string) =>
  findByFacts(products, query).map(({ product, kind, match }) => [product.name, kind, match]);

describe('a query that matches no name', () => {
  it.each([
    ['67-64-1', 'ACETONE', 'casNumber', '67-64-1'],
    [' 67641 ', 'ACETONE', 'casNumber', '67-64-1'],
    ['67 64 1', 'ACETONE', 'casNumber', '67-64-1'],
    ['CAS 67-64-1', 'ACETONE', 'casNumber', '67-64-1'],
    ['CAS No. 67-64-1', 'ACETONE', 'casNumber', '67-64-1'],
    ['64-19', 'ACETIC ACID', 'casNumber', '64-19-7'],
    ['UN 1090', 'ACETONE', 'unNumber', 'UN 1090'],
    ['un1090', 'ACETONE', 'unNumber', 'UN 1090'],
    ['1090', 'ACETONE', 'unNumber', 'UN 1090'],
    ['200-662-2', 'ACETONE', 'ecNumber', '200-662-2'],
    ['EC 200 662', 'ACETONE', 'ecNumber', '200-662-2'],
    ['2914.11', 'ACETONE', 'hsCode', '291411'],
    ['HS code 291411', 'ACETONE', 'hsCode', '291411'],
    ['29051220', 'ISOPROPYL ALCOHOL (IPA)', 'hsCode', '290512'],
    ['propan-2-ol', 'ISOPROPYL ALCOHOL (IPA)', 'synonym', 'propan-2-ol'],
    ['furan-2,5-dione', 'MALEIC ANHYDRIDE', 'synonym', 'furan-2,5-dione'],
    ['toluene 20 t', 'TOLUENE', 'name', 'TOLUENE'],
    ['price for acetic acid, 99.8 %', 'ACETIC ACID', 'name', 'ACETIC ACID'],
    ['MEG fibre grade', 'MONOETHYLENE GLYCOL (MEG)', 'name', 'MONOETHYLENE GLYCOL (MEG)'],
    ['c7h8', 'TOLUENE', 'formula', 'C7H8'],
    ['C₆H₈O₇·H₂O', 'CITRIC ACID MONOHYDRATE', 'formula', 'C6H8O7·H2O'],
    ['C6H8O7 H2O', 'CITRIC ACID MONOHYDRATE', 'formula', 'C6H8O7·H2O'],
    ['methylbenzene', 'TOLUENE', 'synonym', 'Methylbenzene'],
    ['E330', 'CITRIC ACID MONOHYDRATE', 'synonym', 'E 330'],
    ['mono ethylene glycol', 'MONOETHYLENE GLYCOL (MEG)', 'name', 'MONOETHYLENE GLYCOL (MEG)'],
    ['acetic asid', 'ACETIC ACID', 'name', 'ACETIC ACID'],
    ['metanol', 'METHANOL', 'name', 'METHANOL'],
    ['phenoll', 'PHENOL', 'name', 'PHENOL'],
    ['toulene', 'TOLUENE', 'name', 'TOLUENE'],
    ['acteone', 'ACETONE', 'name', 'ACETONE'],
    ['acetnoe', 'ACETONE', 'name', 'ACETONE'],
    ['acteic acid', 'ACETIC ACID', 'name', 'ACETIC ACID'],
    ['acrilic', 'ACRYLIC ACID', 'name', 'ACRYLIC ACID'],
    ['Isopropil alcohol', 'ISOPROPYL ALCOHOL (IPA)', 'name', 'ISOPROPYL ALCOHOL (IPA)'],
  ])('%s is found as the one of %s', (query, name, kind, match) => {
    expect(find(query)).toEqual([[name, kind, match]]);
  });

  it('finds every product by its own numbers, formula and synonyms', () => {
    for (const { name, casNumber, ecNumber, hsCode, formula, synonyms } of products) {
      for (const query of [casNumber, ecNumber, hsCode, formula, ...synonyms]) {
        expect(
          find(query).map(([found]) => found),
          `${name} by ${query}`,
        ).toContain(name);
      }
    }
  });

  it('lists a complete UN number before parts of CAS numbers', () => {
    const [first] = products;
    const digits = first?.dangerousGoods?.unNumber.slice('UN '.length) ?? '';
    const others = Array.from({ length: 8 }, (_, index) =>
      product(`OTHER ${index}`, `${digits}-00-${index}`, null, '', '', 'C'),
    );
    expect(findByFacts([...others, ...products], digits)[0]).toMatchObject({
      product: first,
      kind: 'unNumber',
    });
  });

  it('finds at most six similar names', () => {
    const alike = Array.from({ length: 8 }, (_, index) =>
      product(`STYRENE ${index}`, '', null, '', '', 'C'),
    );
    expect(findByFacts(alike, 'styrine')).toHaveLength(6);
  });

  it('finds the uses that have all words, in any order', () => {
    const paint = {
      ...product('THINNER', '', null, '', '', 'C'),
      uses: ['Coatings: thinner for paints', 'Coatings: paint'],
    };
    expect(findByFacts([paint], 'paint thinner')).toMatchObject([{ match: paint.uses[0] }]);
    expect(findByFacts([paint], 'paint remover')).toEqual([]);
  });

  it('finds a use by synonyms, after those with the words themselves', () => {
    const solvent = { ...product('S', '', null, '', '', 'C'), uses: ['Solvent for lacquers'] };
    const thinner = { ...product('T', '', null, '', '', 'C'), uses: ['Thinner for paints'] };
    for (const query of ['paint thinner', 'lacquer', 'coatings', 'varnish']) {
      const names = findByFacts([solvent, thinner], query).map(({ product }) => product.name);
      const isExact = query === 'paint thinner';
      expect(names, query).toEqual(isExact ? ['T', 'S'] : ['S', 'T']);
    }
  });

  it.each([
    ['drum', 'packaging'],
    ['drums', 'packaging'],
    ['IBC', 'packaging'],
    ['flammable', 'hazard'],
    ['pharmaceutical', 'use'],
  ])('finds every product that %s fits, each once', (query, kind) => {
    const found = find(query);
    const fitting = products.filter(({ hazards }) => kind !== 'hazard' || hazards.length > 0);
    expect(found.map(([name]) => name)).toEqual(fitting.map(({ name }) => name));
    expect(found.every(([, foundKind]) => foundKind === kind)).toBe(true);
  });

  it('finds words from their beginning only', () => {
    const drinks = { ...product('D', '', null, '', '', 'C'), uses: ['Food: soft drinks'] };
    expect(findByFacts([drinks], 'ink')).toEqual([]);
  });

  it.each([
    '',
    ' ',
    'zzz',
    'a',
    '6',
    '64-',
    '109',
    'un',
    'C',
    '-',
    '·',
    '<img>',
    '<b>',
    '\\',
    '(',
    '99-99-9',
    'xylene',
    'sulphuric acid',
    'ethyl alcohol',
    'ethanol',
    'butanol',
    'acetonitrile',
    'acrylamide',
    'benzene',
  ])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });
});
