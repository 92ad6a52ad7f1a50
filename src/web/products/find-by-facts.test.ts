import { describe, expect, it } from 'vitest';
import { findableProducts } from './catalogue-data.ts';
import { findByFacts } from './find-by-facts.ts';

const products = findableProducts();
const find = (query: string) =>
  findByFacts(products, query).map(({ product, kind, match }) => [product.name, kind, match]);

describe('what matches no name', () => {
  it.each(
    [
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
    ].filter(([, name]) => products.some((product) => product.name === name)),
  )('%s is found as the one of %s', (query, name, kind, match) => {
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

  it('has a whole UN number before parts of CAS numbers', () => {
    const [first] = products.filter(({ unNumber }) => unNumber !== undefined);
    if (!first) return;
    const digits = first.unNumber?.slice('UN '.length) ?? '';
    const others = Array.from({ length: 8 }, (_, index) => ({
      ...first,
      name: `OTHER ${index}`,
      unNumber: undefined,
      casNumber: `${digits}-00-${index}`,
    }));
    expect(findByFacts([...others, first], digits)[0]).toMatchObject({
      product: first,
      kind: 'unNumber',
    });
  });

  it('finds no more than six names that are nearly right', () => {
    const alike = Array.from({ length: 8 }, (_, index) => ({
      name: `STYRENE ${index}`,
      pageHref: '',
      casNumber: '',
      unNumber: undefined,
      ecNumber: '',
      hsCode: '',
      formula: 'C',
      synonyms: [],
      uses: [],
    }));
    expect(findByFacts(alike, 'styrine')).toHaveLength(6);
  });

  it('finds the uses that have all words, in any order', () => {
    const [first] = products;
    if (!first) return;
    const paint = {
      ...first,
      synonyms: [],
      uses: ['Thinner for paints (Coatings)', 'Paint (Coatings)'],
    };
    expect(findByFacts([paint], 'paint thinner')).toMatchObject([{ match: paint.uses[0] }]);
    expect(findByFacts([paint], 'paint remover')).toEqual([]);
  });

  it('finds uses and trades, each product once and no more than six', () => {
    const found = find('pharmaceutical');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(6);
    expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
    expect(found.every(([, kind]) => kind === 'use')).toBe(true);
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
  ])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });
});
