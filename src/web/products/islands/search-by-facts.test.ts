import { describe, expect, it } from 'vitest';
import { DOCUMENTS_OF, searchByFacts, searchOthers } from './search-by-facts.ts';

const product = (
  name: string,
  casNumber: string,
  unNumber: string | null,
  ecNumber: string,
  hsCode: string,
  formula: string,
  synonyms: string[] = [],
) => ({
  name,
  names: [name, ...synonyms],
  facts: [
    ...(unNumber === null ? [] : [unNumber]),
    `CAS number ${casNumber}`,
    `EC number ${ecNumber}`,
    `HS code ${hsCode}`,
    ...synonyms.map((synonym) => `Also called ${synonym}`),
    `Formula ${formula}`,
    'Pharmaceuticals: intermediate',
    'Packaging: 210-litre steel drum',
    'Packaging: 1,000-litre IBC',
    ...(unNumber === null ? [] : ['Class 3, flammable liquid']),
  ],
});
const using = (name: string, ...uses: string[]) => ({ name, names: [name], facts: uses });

/** Fixed data, so that an edit of `content/` does not change the results. */
const products = [
  product('ACRYLIC ACID', '79-10-7', 'UN 2218', '201-177-9', '291611', 'C3H4O2'),
  product('ACETONE', '67-64-1', 'UN 1090', '200-662-2', '291411', 'C3H6O', ['propanone']),
  product('ACETIC ACID', '64-19-7', 'UN 2789', '200-580-7', '291521', 'C2H4O2'),
  product('CITRIC ACID MONOHYDRATE', '5949-29-1', null, '201-069-1', '291814', 'C6H8O7·H2O', [
    'E 330',
  ]),
  product('ISOPROPYL ALCOHOL', '67-63-0', 'UN 1219', '200-661-7', '290512', 'C3H8O', [
    'IPA',
    'propan-2-ol',
  ]),
  product('MALEIC ANHYDRIDE', '108-31-6', 'UN 2215', '203-571-6', '291714', 'C4H2O3', [
    'furan-2,5-dione',
  ]),
  product('METHANOL', '67-56-1', 'UN 1230', '200-659-6', '290511', 'CH4O', ['methyl alcohol']),
  product('MONOETHYLENE GLYCOL', '107-21-1', null, '203-473-3', '290531', 'C2H6O2', ['MEG']),
  product('PHENOL', '108-95-2', 'UN 1671', '203-632-7', '290711', 'C6H6O', ['Benzenol']),
  product('TOLUENE', '108-88-3', 'UN 1294', '203-625-9', '290230', 'C7H8', ['Methylbenzene']),
];
const find = (query: string) =>
  searchByFacts(products, query).map(({ product, reason }) => [product.name, reason]);
const SIMILAR = 'Close match';
const NAMED = 'Named in your search';

describe('the names that buyers use', () => {
  const glutamate = {
    name: 'MSG',
    names: ['MSG', 'Ajinomoto', 'अजीनोमोटो', 'Ácido glutámico'],
    facts: ['Also called E 621', 'Food additive INS 621', `${DOCUMENTS_OF}MSG: SDS, MSDS`],
  };
  it.each([
    ['ajino', SIMILAR],
    ['अजीनोमोटो', NAMED],
    ['acido glutamico', NAMED],
    ['INS 621', 'Food additive INS 621'],
    ['ins no. 621', 'Food additive INS 621'],
    ['INS621', 'Food additive INS 621'],
    ['E 621', 'Also called E 621'],
    ['msds', `${DOCUMENTS_OF}MSG: SDS, MSDS`],
    ['MSG sds', `${DOCUMENTS_OF}MSG: SDS, MSDS`],
  ])('include %s', (query, reason) => {
    expect(searchByFacts([glutamate], query)).toMatchObject([{ reason }]);
  });

  it('find a chemical that is supplied on request by name, misspelt too, and by CAS number', () => {
    const xylene = { name: 'Xylene', casNumber: '1330-20-7' };
    for (const query of ['xylene', 'Xyl', 'xilene', '1330-20-7', 'CAS 1330207'])
      expect(searchOthers([xylene], query), query).toEqual([xylene]);
    for (const query of ['ethanol', 'CAS', '64-17-5'])
      expect(searchOthers([xylene], query), query).toEqual([]);
  });
});

describe('a query that matches no name', () => {
  it.each([
    ['67-64-1', 'ACETONE', 'CAS number 67-64-1'],
    [' 67641 ', 'ACETONE', 'CAS number 67-64-1'],
    ['67 64 1', 'ACETONE', 'CAS number 67-64-1'],
    ['٦٧-٦٤-١', 'ACETONE', 'CAS number 67-64-1'],
    ['CAS 67-64-1', 'ACETONE', 'CAS number 67-64-1'],
    ['CAS No. 67-64-1', 'ACETONE', 'CAS number 67-64-1'],
    ['64-19', 'ACETIC ACID', 'CAS number 64-19-7'],
    ['UN 1090', 'ACETONE', 'UN 1090'],
    ['UN number 1090', 'ACETONE', 'UN 1090'],
    ['un1090', 'ACETONE', 'UN 1090'],
    ['1090', 'ACETONE', 'UN 1090'],
    ['200-662-2', 'ACETONE', 'EC number 200-662-2'],
    ['EC 200 662', 'ACETONE', 'EC number 200-662-2'],
    ['HS 2914.11', 'ACETONE', 'HS code 291411'],
    ['HS code 291411', 'ACETONE', 'HS code 291411'],
    ['29051220', 'ISOPROPYL ALCOHOL', 'HS code 290512'],
    ['propan-2-ol', 'ISOPROPYL ALCOHOL', 'Also called propan-2-ol'],
    ['furan-2,5-dione', 'MALEIC ANHYDRIDE', 'Also called furan-2,5-dione'],
    ['methylbenzene', 'TOLUENE', 'Also called Methylbenzene'],
    ['E330', 'CITRIC ACID MONOHYDRATE', 'Also called E 330'],
    ['c7h8', 'TOLUENE', 'Formula C7H8'],
    ['C₆H₈O₇·H₂O', 'CITRIC ACID MONOHYDRATE', 'Formula C6H8O7·H2O'],
    ['C6H8O7 H2O', 'CITRIC ACID MONOHYDRATE', 'Formula C6H8O7·H2O'],
    ['toluene 20 t', 'TOLUENE', NAMED],
    ['price for acetic acid, 99.8 %', 'ACETIC ACID', NAMED],
    ['acetone 2 drums', 'ACETONE', 'Packaging: 210-litre steel drum'],
    ['IPA in IBC', 'ISOPROPYL ALCOHOL', 'Packaging: 1,000-litre IBC'],
    ['acetone cyanohydrin', 'ACETONE', SIMILAR],
    ['MEG fibre grade', 'MONOETHYLENE GLYCOL', SIMILAR],
    ['mono ethylene glycol', 'MONOETHYLENE GLYCOL', SIMILAR],
    ['acetic asid', 'ACETIC ACID', SIMILAR],
    ['metanol', 'METHANOL', SIMILAR],
    ['phenoll', 'PHENOL', SIMILAR],
    ['fenol', 'PHENOL', SIMILAR],
    ['toulene', 'TOLUENE', SIMILAR],
    ['acteone', 'ACETONE', SIMILAR],
    ['acrilic', 'ACRYLIC ACID', SIMILAR],
    ['Isopropil alcohol', 'ISOPROPYL ALCOHOL', SIMILAR],
  ])('%s finds %s: %s', (query, name, reason) => {
    expect(find(query)).toEqual([[name, reason]]);
  });

  it('finds the facts that have all words, in any order', () => {
    const paint = using('THINNER', 'Coatings: thinner for paints', 'Coatings: paint');
    expect(searchByFacts([paint], 'paint thinner')).toMatchObject([{ reason: paint.facts[0] }]);
    expect(searchByFacts([paint], 'paint remover')).toEqual([]);
  });

  it('finds a fact by synonyms, after those with the words themselves', () => {
    const solvent = using('S', 'Solvent for lacquers');
    const thinner = using('T', 'Thinner for paints');
    for (const query of ['paint thinner', 'lacquer', 'coatings', 'varnish']) {
      const names = searchByFacts([solvent, thinner], query).map(({ product }) => product.name);
      const isExact = query === 'paint thinner';
      expect(names, query).toEqual(isExact ? ['T', 'S'] : ['S', 'T']);
    }
  });

  it.each(['drum', 'drums', 'IBC', 'flammable', 'class 3', 'pharmaceutical'])(
    'finds every product that %s fits, each once',
    (query) => {
      const word = query.replace(/s$/, '').toLowerCase();
      const fitting = products.filter(({ facts }) => facts.join().toLowerCase().includes(word));
      expect(find(query).map(([name]) => name)).toEqual(fitting.map(({ name }) => name));
    },
  );

  it('finds words from their beginning only', () => {
    expect(searchByFacts([using('D', 'Food: soft drinks')], 'ink')).toEqual([]);
  });

  it.each([
    '',
    ' ',
    'zzz',
    'a',
    '6',
    '64-',
    'un',
    'CAS',
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
