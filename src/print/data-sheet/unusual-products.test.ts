import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { expectedOnSheet } from '../../../tests/support/expected-on-sheet.ts';
import { compact, readPdf } from '../../../tests/support/pdf.ts';
import { layoutFaults } from '../../../tests/support/pdf-layout.ts';
import { DANGEROUS, productThat, SPECIMEN } from '../../../tests/support/catalogue.ts';
import { SITE_URL, throwAwayProduct } from '../../../tests/support/sheet-records.ts';
import { arrangeProducts } from '../../records/products/products.ts';
import type { Product } from '../../records/products/products.ts';
import { dataSheet } from './data-sheet.ts';

const build = (product: Product) => dataSheet(product, SITE_URL).make();

const CORROSIVE = productThat('is corrosive', ({ hazards }) =>
  hazards.pictograms.includes('GHS05'),
);
const HARMLESS = productThat(
  'has no hazard',
  ({ hazards, transport }) => hazards.hazardStatements.length === 0 && transport === null,
);
const SOLID = productThat(
  'is solid and hazardous',
  ({ physicalState, hazards }) => physicalState === 'solid' && hazards.hazardStatements.length > 0,
);

const sample = (value: unknown) => ({ sample: true, value });

/** A grade with as many parameters as asked for. */
const grade = (name: string, parameters: number) => ({
  name,
  specification: Array.from({ length: parameters }, (_, index) => ({
    parameter: index === 0 ? 'Assay' : `Parameter number ${index} of a demanding buyer`,
    limit: `max. 0.${index}`,
    unit: '% m/m',
    method: 'ASTM D1209',
  })),
});

/** What must hold of the sheet of any record. */
async function expectGoodSheet(product: Product): Promise<string> {
  const pdf = await readPdf(await build(product));
  expect([2, 3]).toContain(pdf.pages.length);
  expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
  const missing = expectedOnSheet(product).filter(
    ({ text }) => !pdf.text.toLowerCase().includes(compact(text).toLowerCase()),
  );
  expect(missing).toEqual([]);
  return pdf.text;
}

describe('one product more', { timeout: 60_000 }, () => {
  const oneMore = throwAwayProduct('XYLENE (MIXED ISOMERS)');

  it('is one more record and gets its sheet beside the others', async () => {
    const others = content.products().slice(0, 1);
    const records = [...others, oneMore].map((product) => ({
      file: `products/${product.slug}.yaml`,
      product,
    }));
    const products = arrangeProducts(records);
    const sheets = products.map((product) => dataSheet(product, SITE_URL));
    expect(sheets).toHaveLength(others.length + 1);
    const own = sheets.find(
      ({ href }) => href === '/data-sheets/xylene-mixed-isomers-data-sheet.pdf',
    );
    const { text } = await readPdf((await own?.make()) ?? new Uint8Array());
    expect(text).toContain(compact('Xylene (mixed isomers)'));
    await expectGoodSheet(oneMore);
  });
});

describe('the sheet of an unusual record', { timeout: 60_000 }, () => {
  it('takes the longest name', async () => {
    const name = 'DODECYLBENZENESULFONIC ACID TRIETHANOLAMINE SALT, AQUEOUS SOLUTION (TEA-LAS)';
    await expectGoodSheet(throwAwayProduct(name, {}, CORROSIVE));
  });

  it('takes one endless word as a name', async () => {
    await expectGoodSheet(
      throwAwayProduct('TETRABROMOPHENOLSULFONPHTHALEINDISODIUM', {}, DANGEROUS),
    );
  });

  it('takes a product without any hazard, transport, unit or second grade', async () => {
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
          packaging: sample([
            {
              kind: 'bag',
              name: '25 kg bag',
              material: 'polyethylene',
              netMassKg: 25,
              unitsPerContainer: 800,
            },
          ]),
        },
        HARMLESS,
      ),
    );
    expect(text).toContain('Notclassifiedashazardous');
    expect(text).toContain('Notregulated');
    expect(text).not.toMatch(/Danger|Warning|UN\d{4}/);
  });

  it('takes many grades and kinds of packaging by setting them more tightly', async () => {
    await expectGoodSheet(
      throwAwayProduct(
        'SPECIALITY ACID',
        {
          physicalState: 'liquid',
          grades: sample([
            grade('Technical grade', 3),
            grade('Pure grade', 3),
            grade('Food grade', 3),
          ]),
          packaging: sample(
            [60, 120, 210, 1000].map((litres) => ({
              kind: litres > 900 ? 'ibc' : 'drum',
              name: `${litres}-litre HDPE container with liner`,
              material: 'HDPE',
              netMassKg: litres,
              capacityLitres: litres,
              brimfulLitres: Math.round(litres * 1.05),
              unitsPerContainer: Math.floor(18_000 / litres),
            })),
          ),
        },
        SOLID,
      ),
    );
  });

  it('has the emergency number once the company has a real one', async () => {
    // All readers share the record.
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

  it('refuses a record that no type size makes fit, and says which', async () => {
    const endless = throwAwayProduct('ENDLESS', {
      grades: sample([grade('Grade', 90)]),
    });
    await expect(build(endless)).rejects.toThrow(
      'The data sheet of ENDLESS does not fit on 3 pages even in the smallest type. Shorten its texts or tables in content/products/endless.yaml.',
    );
  });

  it('refuses a character that its fonts do not have', async () => {
    const foreign = throwAwayProduct('FOREIGN', { appearance: 'Clear liquid 液体' });
    await expect(build(foreign)).rejects.toThrow(
      /The data sheet of FOREIGN cannot be .*(font|glyph|display)/i,
    );
  });
});
