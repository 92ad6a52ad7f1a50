import { describe, expect, it } from 'vitest';
import {
  DANGEROUS,
  productThat,
  SPECIMEN,
  type RawRecord,
} from '../../../tests/support/catalogue.ts';
import { missingFromSheet } from '../../../tests/support/expected-on-sheet.ts';
import { compact, readPdf } from '../../../tests/support/pdf.ts';
import { layoutFaults } from '../../../tests/support/pdf-layout.ts';
import { SITE_URL, throwAwayProduct } from '../../../tests/support/sheet-records.ts';
import * as content from '../../records/content.ts';
import { namedNumber } from '../../records/facts/product-facts.ts';
import { productMeta } from '../../records/pages/product-page.ts';
import type { Product } from '../../records/products/products.ts';
import { dataSheet } from './data-sheet.ts';

const build = (product: Product) => dataSheet(product, SITE_URL).make();

/** Expects a product's sheet to be complete and without layout faults. Returns its text. */
async function expectGoodSheet(product: Product): Promise<string> {
  const pdf = await readPdf(await build(product));
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
  expect(missingFromSheet(product, pdf)).toEqual([]);
  expect(pdf.text).not.toMatch(/undefined|null|NaN/);
  return pdf.text;
}

const sample = (value: unknown) => ({ sample: true, value });
const measured = (value: number, unit: string) => ({ kind: 'measured', value, unit });
const none = (note: string) => ({ kind: 'none', note });

const UNCLASSIFIED = {
  classificationSource: 'no harmonised entry in CLP Annex VI (up to ATP 23)',
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

const PRODUCTS: readonly (readonly [kind: string, name: string, changes: RawRecord])[] = [
  [
    'a blend',
    'LACQUER THINNER 21/4',
    {
      identity: { hsCode: '381400', contains: 'toluene, butan-1-ol, maleic anhydride' },
      properties: {
        meltingPoint: none('A mixture has no melting point.'),
        boilingPoint: none('It boils over a range from 56 to 140 °C.'),
        density: measured(0.84, 'g/cm³'),
        flashPoint: measured(-4, '°C'),
      },
      hazards: {
        ...UNCLASSIFIED,
        classificationSource: 'CLP Annex I, from its components',
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
        packingGroup: 'II',
      },
      packaging: drum({ netMassKg: 165 }),
    },
  ],
  [
    'a polymer in jerrycans',
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
      packaging: drum({
        kind: 'jerrycan',
        name: '25-litre HDPE jerrycan',
        netMassKg: 27,
        capacityLitres: 25,
        brimfulLitres: 27,
        unitsPerContainer: 800,
      }),
    },
  ],
  [
    'a product whose only hazard is H412',
    'CORROSION INHIBITOR',
    {
      identity: { hsCode: '381190' },
      hazards: {
        ...UNCLASSIFIED,
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
        classification: ['Skin Irrit. 2: H315', 'Eye Dam. 1: H318', 'STOT SE 3: H335'],
      },
      transport: null,
      packaging: bag,
    },
  ],
  [
    'a gas without packing group',
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
        classification: ['Press. Gas: H280', 'Acute Tox. 3: H331', 'Skin Corr. 1B: H314'],
      },
      transport: {
        unNumber: 'UN1079',
        properShippingName: 'SULPHUR DIOXIDE',
        packingGroup: null,
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

it.each(PRODUCTS)(
  'the sheet of %s is complete, and its page has a title (%s)',
  { timeout: 60_000 },
  async (_kind, name, changes) => {
    const product = throwAwayProduct(name, { ...changes, synonyms: [] });
    expect(productMeta(product).title).toContain(namedNumber(product));
    const text = await expectGoodSheet(product);
    expect(/Ingestion|swallowed/i.test(text)).toBe(product.physicalState !== 'gas');
  },
);

const grade = (name: string, parameters: number) => ({
  name,
  specification: Array.from({ length: parameters }, (_, index) => ({
    parameter: index === 0 ? 'Assay' : `Parameter number ${index} of a demanding buyer`,
    limit: `max. 0.${index}`,
    unit: '% m/m',
    method: 'ASTM D1209',
  })),
});

describe('the sheet of an unusual record', { timeout: 60_000 }, () => {
  it('has space for a long name', async () => {
    const name = 'DODECYLBENZENESULFONIC ACID TRIETHANOLAMINE SALT, AQUEOUS SOLUTION (TEA-LAS)';
    await expectGoodSheet(
      throwAwayProduct(
        name,
        {},
        productThat('is corrosive', ({ hazards }) => hazards.pictograms.includes('GHS05')),
      ),
    );
  });

  it('has space for a name that is one long word', async () => {
    await expectGoodSheet(
      throwAwayProduct('TETRABROMOPHENOLSULFONPHTHALEINDISODIUM', {}, DANGEROUS),
    );
  });

  it('is complete without hazard, transport, unit and second grade', async () => {
    const text = await expectGoodSheet(
      throwAwayProduct(
        'SUGAR',
        {
          physicalState: 'solid',
          synonyms: [],
          grades: sample([
            {
              name: 'Only grade',
              specification: [{ parameter: 'Assay', limit: 'min. 1', unit: null, method: 'Sight' }],
            },
          ]),
          packaging: bag,
        },
        productThat(
          'has no hazard',
          ({ hazards, transport }) => hazards.hazardStatements.length === 0 && transport === null,
        ),
      ),
    );
    expect(text).toContain('Notclassifiedashazardous');
    expect(text).toContain('Notregulated');
    expect(text).not.toMatch(/Danger|Warning|UN\d{4}/);
  });

  it('has space for many grades and kinds of packaging', async () => {
    const model = productThat(
      'is solid and hazardous, with a density',
      ({ physicalState, hazards, properties }) =>
        physicalState === 'solid' &&
        hazards.hazardStatements.length > 0 &&
        properties.density?.kind === 'measured',
    );
    const { density } = model.properties;
    const kilogramsPerLitre = density?.kind === 'measured' ? density.value : 1;
    await expectGoodSheet(
      throwAwayProduct(
        'SPECIALITY ACID',
        {
          physicalState: 'liquid',
          properties: { ...model.properties, meltingPoint: measured(-20, '°C') },
          grades: sample([
            grade('Technical grade', 3),
            grade('Pure grade', 3),
            grade('Food grade', 3),
            grade('Reagent grade', 5),
          ]),
          packaging: sample(
            [60, 120, 210, 1000].map((litres) => ({
              kind: litres > 900 ? 'ibc' : 'drum',
              name: `${litres}-litre HDPE container with liner`,
              material: 'HDPE',
              netMassKg: Math.round(0.9 * litres * kilogramsPerLitre),
              capacityLitres: litres,
              brimfulLitres: Math.round(litres * 1.05),
              unitsPerContainer: Math.floor(12_000 / litres),
            })),
          ),
        },
        model,
      ),
    );
  });

  it('shows the emergency number when the company has one', async () => {
    // `content.company()` returns the same object to all callers.
    const company = content.company();
    const today = company.emergencyPhone;
    try {
      company.emergencyPhone = null;
      expect((await readPdf(await build(SPECIMEN))).text).not.toContain('Emergency');
      company.emergencyPhone = { phone: '+912212345678', display: '+91 22 1234 5678' };
      const pdf = await readPdf(await build(SPECIMEN));
      expect(pdf.text).toContain(compact('Emergency+91 22 1234 5678'));
      expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
    } finally {
      company.emergencyPhone = today;
    }
  });

  it('continues a section that is higher than a page on the next', async () => {
    await expectGoodSheet(throwAwayProduct('ENDLESS', { grades: sample([grade('Grade', 90)]) }));
  });

  it('rejects a character that the fonts lack', async () => {
    const foreign = throwAwayProduct('FOREIGN', { appearance: 'Clear liquid 液体' });
    await expect(build(foreign)).rejects.toThrow(
      /The data sheet of FOREIGN cannot be .*(font|glyph|display)/i,
    );
  });
});
