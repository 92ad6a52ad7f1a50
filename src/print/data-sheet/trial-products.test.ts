/** Products unlike those of the catalogue, as records alone: they pass the schema and get all that the catalogue's get. */
import { describe, expect, it } from 'vitest';
import { specimenRecord, type RawRecord } from '../../../tests/support/catalogue.ts';
import { expectedOnSheet } from '../../../tests/support/expected-on-sheet.ts';
import { compact, readPdf } from '../../../tests/support/pdf.ts';
import { layoutFaults } from '../../../tests/support/pdf-layout.ts';
import { SITE_URL, throwAwayProduct } from '../../../tests/support/sheet-records.ts';
import { structureFault } from '../../chemistry/molecule.ts';
import * as content from '../../records/content.ts';
import { namedNumber } from '../../records/facts/product-facts.ts';
import { productMeta } from '../../records/pages/product-meta.ts';
import { productSchema } from '../../records/products/products.ts';
import { dataSheet } from './data-sheet.ts';

const sample = (value: unknown) => ({ sample: true, value });
const measured = (value: number, unit: string) => ({ kind: 'measured', value, unit });
const none = (note: string) => ({ kind: 'none', note });

const UNCLASSIFIED = {
  classificationSource: 'no harmonised entry in CLP Annex VI (up to ATP 23)',
  hazardStatements: [],
  supplementalStatements: [],
  classification: [],
  specificConcentrationLimits: [],
  notes: [],
};
const drum = (changes: RawRecord) =>
  sample([
    {
      kind: 'drum',
      name: '210-litre HDPE drum',
      material: 'HDPE',
      netMassKg: 180,
      capacityLitres: 210,
      brimfulLitres: 217,
      unitsPerContainer: 80,
      ...changes,
    },
  ]);
const bag = sample([
  {
    kind: 'bag',
    name: '25 kg paper bag',
    material: 'polyethylene-lined paper',
    netMassKg: 25,
    unitsPerContainer: 800,
  },
]);

const TRIALS: readonly (readonly [what: string, name: string, changes: RawRecord])[] = [
  [
    'a blend',
    'LACQUER THINNER 21/4',
    {
      identity: { hsCode: '381400' },
      properties: {
        meltingPoint: none('A mixture has no melting point.'),
        boilingPoint: none('It boils over a range from 56 to 140 °C.'),
        density: measured(0.84, 'g/cm³'),
        flashPoint: measured(-4, '°C'),
      },
      hazards: {
        ...UNCLASSIFIED,
        classificationSource: 'CLP Annex I, from its components',
        hazardStatements: ['H225', 'H361d', 'H304', 'H336', 'H373'],
        supplementalStatements: ['EUH208'],
        classification: [
          'Flam. Liq. 2: H225',
          'Repr. 2: H361d',
          'Asp. Tox. 1: H304',
          'STOT SE 3: H336',
          'STOT RE 2: H373 (oral) (kidneys)',
          'STOT RE 2: H373 (inhalation) (nervous system)',
          'EUH208 (maleic anhydride)',
        ],
      },
      transport: {
        unNumber: 'UN1263',
        properShippingName: 'PAINT RELATED MATERIAL',
        imdgClass: '3',
        subsidiaryHazards: [],
        packingGroup: 'II',
        ems: 'F-E, S-E',
        marinePollutant: false,
      },
      packaging: drum({ netMassKg: 165 }),
    },
  ],
  [
    'a polymer',
    'POLYETHYLENE GLYCOL 400',
    {
      identity: {
        casNumber: '25322-68-3',
        formula: '(C2H4O)n',
        molarMass: 400,
        hsCode: '340420',
      },
      properties: {
        meltingPoint: measured(6, '°C'),
        boilingPoint: none('It decomposes before it boils.'),
        density: measured(1.125, 'g/cm³'),
        flashPoint: measured(238, '°C'),
      },
      hazards: UNCLASSIFIED,
      transport: null,
      packaging: drum({ netMassKg: 225 }),
    },
  ],
  [
    'nothing but H412',
    'CORROSION INHIBITOR',
    {
      identity: { hsCode: '381190' },
      hazards: {
        ...UNCLASSIFIED,
        hazardStatements: ['H412'],
        classification: ['Aquatic Chronic 3: H412'],
      },
      transport: null,
      packaging: drum({ netMassKg: 160 }),
    },
  ],
  [
    'a formula with brackets',
    'CALCIUM HYDROXIDE',
    {
      identity: {
        casNumber: '1305-62-0',
        ecNumber: '215-137-3',
        iupacName: 'calcium dihydroxide',
        formula: 'Ca(OH)2',
        smiles: '[Ca+2].[OH-].[OH-]',
        hsCode: '282590',
      },
      physicalState: 'solid',
      properties: {
        meltingPoint: { kind: 'decomposes', value: 580, unit: '°C' },
        boilingPoint: none('It decomposes before it boils.'),
        density: measured(2.21, 'g/cm³'),
        flashPoint: none('It does not burn.'),
      },
      hazards: {
        ...UNCLASSIFIED,
        hazardStatements: ['H315', 'H318', 'H335'],
        classification: ['Skin Irrit. 2: H315', 'Eye Dam. 1: H318', 'STOT SE 3: H335'],
      },
      transport: null,
      packaging: bag,
    },
  ],
  [
    'a name with a digit',
    '2-ETHYLHEXANOL',
    {
      identity: {
        casNumber: '104-76-7',
        ecNumber: '203-234-3',
        iupacName: '2-ethylhexan-1-ol',
        formula: 'C8H18O',
        smiles: 'CCCCC(CC)CO',
        hsCode: '290516',
      },
      properties: {
        meltingPoint: measured(-76, '°C'),
        boilingPoint: measured(184.6, '°C'),
        density: measured(0.833, 'g/cm³'),
        flashPoint: measured(75, '°C'),
      },
      hazards: {
        ...UNCLASSIFIED,
        hazardStatements: ['H315', 'H319', 'H332', 'H335'],
        classification: [
          'Skin Irrit. 2: H315',
          'Eye Irrit. 2: H319',
          'Acute Tox. 4: H332',
          'STOT SE 3: H335',
        ],
      },
      transport: null,
      packaging: drum({ netMassKg: 170 }),
    },
  ],
  [
    'a packaging that no other product has',
    '2-PROPANOL',
    {
      identity: {
        casNumber: '67-63-0',
        ecNumber: '200-661-7',
        iupacName: 'propan-2-ol',
        formula: 'C3H8O',
        smiles: 'CC(C)O',
        hsCode: '290512',
      },
      packaging: drum({
        kind: 'jerrycan',
        name: '25-litre HDPE jerrycan',
        netMassKg: 18,
        capacityLitres: 25,
        brimfulLitres: 27,
        unitsPerContainer: 800,
      }),
    },
  ],
  [
    'a gas, without packing group',
    'SULPHUR DIOXIDE',
    {
      identity: {
        casNumber: '7446-09-5',
        ecNumber: '231-195-2',
        iupacName: 'sulfur dioxide',
        formula: 'SO2',
        smiles: 'O=S=O',
        hsCode: '281129',
      },
      physicalState: 'gas',
      properties: {
        meltingPoint: measured(-75.5, '°C'),
        boilingPoint: measured(-10, '°C'),
        density: none('It is a liquefied gas and is sold by mass.'),
        flashPoint: none('It does not burn.'),
      },
      hazards: {
        ...UNCLASSIFIED,
        hazardStatements: ['H280', 'H331', 'H314'],
        classification: ['Press. Gas: H280', 'Acute Tox. 3: H331', 'Skin Corr. 1B: H314'],
      },
      transport: {
        unNumber: 'UN1079',
        properShippingName: 'SULPHUR DIOXIDE',
        imdgClass: '2.3',
        subsidiaryHazards: ['8'],
        packingGroup: null,
        ems: 'F-C, S-U',
        marinePollutant: false,
      },
      packaging: sample([
        {
          kind: 'cylinder',
          name: '1,000 kg cylinder',
          material: 'carbon steel',
          netMassKg: 1000,
          unitsPerContainer: 10,
        },
      ]),
    },
  ],
];

describe.each(TRIALS)('%s: %s', (_what, name, changes) => {
  const product = throwAwayProduct(name, { ...changes, synonyms: [] });

  it('agrees with itself, and can be described for search engines', () => {
    expect(structureFault(product.identity)).toBeUndefined();
    expect(productMeta(product).title).toContain(namedNumber(product));
  });

  it('gets a good sheet', { timeout: 60_000 }, async () => {
    const pdf = await readPdf(await dataSheet(product, SITE_URL).make());
    expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
    const missing = expectedOnSheet(product).filter(
      ({ text }) => !pdf.text.toLowerCase().includes(compact(text).toLowerCase()),
    );
    expect(missing).toEqual([]);
    for (const empty of ['undefined', 'null', 'NaN']) expect(pdf.text).not.toContain(empty);
  });
});

it('a record need not say what follows from the rest of it', () => {
  const {
    slug: _slug,
    hazards,
    identity,
    ...record
  } = specimenRecord() as RawRecord & { hazards: RawRecord; identity: RawRecord };
  const { pictograms: _pictograms, signalWord: _signalWord, ...otherHazards } = hazards;
  const { molarMass: _molarMass, ...otherIdentity } = identity;
  const product = productSchema.parse({
    ...record,
    hazards: otherHazards,
    identity: otherIdentity,
  });
  expect(product).toMatchObject({
    slug: 'acetone',
    hazards: { pictograms: ['GHS02', 'GHS07'], signalWord: 'Danger' },
  });
  expect(content.products().every(({ slug }) => slug !== '')).toBe(true);
});
