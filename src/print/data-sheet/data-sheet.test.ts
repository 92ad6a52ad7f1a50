import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { PROPERTY_LABELS } from '../../records/facts/product-facts.ts';
import { missingFromSheet } from '../../../tests/support/expected-on-sheet.ts';
import { allTags, compact, readFonts, readPdf, type ReadPdf } from '../../../tests/support/pdf.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';
import { layoutFaults } from '../../../tests/support/pdf-layout.ts';
import { drawPages } from '../../../tests/support/pdf-picture.ts';
import { qpdfProblems } from '../../../tests/support/qpdf.ts';
import { builtPrint, company, sheetTexts, SITE_URL } from '../../../tests/support/sheet-records.ts';
import { PICTOGRAMS } from '../../chemistry/pictograms.ts';
import { spacedUnNumber } from '../../records/facts/transport-facts.ts';
import { specificationTable } from '../../records/facts/specification-table.ts';
import { dataSheetPath } from '../../records/urls/prints.ts';
import { productPath } from '../../records/urls/routes.ts';
import { dataSheet } from './data-sheet.ts';

/** A line with only a unit, broken off from its figure. */
const UNIT_ALONE = /^(°C|% v\/v|kg|kPa|mPa·s|g\/cm³|t|L|g\/mol)$/;
/** Headings of the sections, in order. */
const { properties, storage, hazards } = content.productPage();
const SECTIONS = [
  'Identity',
  'Description',
  'Uses',
  properties.heading,
  'Specification by grade',
  'Packaging and supply',
  storage.heading,
  hazards.heading,
  'Transport',
  'First aid',
  'Contact',
];
const MAX_BYTES = 100_000;
const A4 = { width: 595.28, height: 841.89 };

const products = content.products();
const sheets = new Map<string, Uint8Array>();

beforeAll(async () => {
  for (const product of products) {
    const sheet = dataSheet(product, SITE_URL);
    sheets.set(sheet.href, await builtPrint(sheet));
  }
}, 300_000);

it('makes the same bytes from the same record', async () => {
  const some = [products[0], products.at(-1)].flatMap((product) => product ?? []);
  for (const { href, make } of some.map((product) => dataSheet(product, SITE_URL))) {
    expect(Buffer.compare(await make(), sheets.get(href) ?? new Uint8Array()), href).toBe(0);
  }
});

describe.each(products)('the data sheet of $name', (product) => {
  let bytes: Uint8Array;
  let pdf: ReadPdf;
  beforeAll(async () => {
    bytes = sheets.get(dataSheetPath(product)) ?? new Uint8Array();
    pdf = await readPdf(bytes);
  });

  it('has A4 pages and less than 100 kB', () => {
    expect(bytes.length).toBeLessThan(MAX_BYTES);
    expect(pdf.pages.length).toBeGreaterThan(1);
    for (const { width, height } of pdf.pages) {
      expect(width).toBeCloseTo(A4.width, 0);
      expect(height).toBeCloseTo(A4.height, 0);
    }
  });

  it('is a valid PDF', { timeout: 60_000 }, () => {
    expect(qpdfProblems(bytes)).toBe('');
  });

  it('prints every field of its record', () => {
    expect(missingFromSheet(product, pdf)).toEqual([]);
  });

  it('keeps figures and units on one line, and prints no label without a value', () => {
    const lines = pdf.pages.flatMap(({ texts }) => texts.map(({ text }) => text.trim()));
    // A unit stands alone only in the column of units.
    const column = specificationTable(product.grades).rows;
    const alone = lines.filter((line) => UNIT_ALONE.test(line));
    expect(alone).toEqual(
      column.flatMap(({ unit }) => (unit && UNIT_ALONE.test(unit) ? [unit] : [])),
    );
    const properties = Object.values(PROPERTY_LABELS).filter((label) =>
      lines.includes(`${label}:`),
    );
    expect(properties).toEqual([]);
    expect(lines.some((line) => /-\d/.test(line) && /°C$/.test(line))).toBe(false);
  });

  it('shows exactly the pictograms of its record, each with its name', () => {
    const alternatives = allTags(pdf.pages.flatMap(({ tags }) => tags)).map(({ alt }) => alt);
    for (const [code, { name, warnsOf }] of Object.entries(PICTOGRAMS)) {
      const isShown = product.hazards.pictograms.some((shown) => shown === code);
      expect(alternatives.includes(`${code}, ${name}: ${warnsOf}`)).toBe(isShown);
    }
  });

  it('prints no hazard statement, pictogram or UN number that its record does not have', () => {
    const { hazards, transport } = product;
    const allowed = new Set([
      ...hazards.hazardStatements,
      ...hazards.supplementalStatements,
      ...[
        ...hazards.classification,
        ...hazards.specificConcentrationLimits,
        ...hazards.notes,
      ].flatMap((line) => line.match(/(?:EU)?H\d{3}[A-Za-z]*/g) ?? []),
    ]);
    const words = pdf.pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    const printed = new Set(words.match(/\b(?:EU)?H\d{3}[A-Za-z]*/g) ?? []);
    expect([...printed].filter((code) => !allowed.has(code))).toEqual([]);
    expect(words).not.toMatch(/\bUN\d/);
    expect(new Set(words.match(/\bUN \d{4}/g) ?? [])).toEqual(
      new Set([
        ...(transport ? [spacedUnNumber(transport.unNumber)] : []),
        ...(product.description.match(/\bUN \d{4}/g) ?? []),
      ]),
    );
    expect(pdf.text.includes('Notregulated')).toBe(transport === null);
    expect(pdf.text.includes('Notclassifiedashazardous')).toBe(
      hazards.hazardStatements.length === 0,
    );
    expect(pdf.text).toContain(compact(hazards.classificationSource));
  });

  it('states whether it is a marine pollutant, and shows the label of each class and subsidiary hazard', () => {
    const { transport } = product;
    if (!transport) return;
    expect(pdf.text).toContain(`Marinepollutant${transport.isMarinePollutant ? 'yes' : 'no'}`);
    const figures = allTags(pdf.pages.slice(1).flatMap(({ tags }) => tags)).flatMap(
      ({ alt }) => alt ?? [],
    );
    const classes = [transport.imdgClass, ...transport.subsidiaryHazards];
    expect(figures.filter((alt) => alt.startsWith('Transport label:'))).toHaveLength(
      classes.length,
    );
    for (const [index, imdgClass] of classes.entries()) {
      expect(figures.filter((alt) => alt.startsWith('Transport label:'))[index]).toMatch(
        new RegExp(`, class ${imdgClass}$`),
      );
    }
    expect(figures.some((alt) => alt.startsWith('Marine pollutant'))).toBe(
      transport.isMarinePollutant,
    );
  });

  it('has one main heading, tables with header cells, and a text alternative for every figure', () => {
    const tags = allTags(pdf.pages.flatMap((page) => page.tags));
    const count = (role: string) => tags.filter((tag) => tag.role === role).length;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(SECTIONS.length);
    expect(count('Table')).toBe(3);
    expect(count('TH')).toBeGreaterThanOrEqual(12);
    const figures = tags.filter(({ role }) => role === 'Figure');
    expect(figures.filter(({ alt }) => (alt ?? '').length < 5)).toEqual([]);
  });

  it('has its sections in reading order', () => {
    const order = [
      product.displayName,
      SECTIONS[0] ?? '',
      product.identity.casNumber ?? product.identity.hsCode,
      ...SECTIONS.slice(1, -1),
      sheetTexts.disclaimer,
      company.legalName,
    ];
    let position = 0;
    for (const part of order) {
      const found = pdf.text.indexOf(compact(part), position);
      expect(found, `"${part}" after character ${position}`).toBeGreaterThanOrEqual(0);
      position = found;
    }
  });

  it('has a bookmark for the product and every section', () => {
    expect(pdf.bookmarks[0]).toBe(product.displayName);
    expect(new Set(pdf.bookmarks.slice(1))).toEqual(new Set(SECTIONS));
  });

  it('links phone, mail, site and the product\u2019s page', () => {
    const links = pdf.pages.flatMap((page) => page.links);
    expect(links).toContain(`tel:${company.phone}`);
    expect(links).toContain(`mailto:${company.email}`);
    expect(links).toContain(`${SITE_URL}${productPath(product)}`);
  });

  it('embeds only the print fonts, as subsets', async () => {
    const fonts = await readFonts(bytes);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { name, isEmbeddedSubset } of fonts) {
      expect(name).toMatch(/^(Sheet|Heading)-/);
      expect(isEmbeddedSubset).toBe(true);
    }
  });

  it('has page number, sheet number and revision on each page', () => {
    pdf.pages.forEach(({ texts }, index) => {
      const text = compact(texts.map((placed) => placed.text).join(''));
      expect(text).toContain(`Page${index + 1}of${pdf.pages.length}`);
      expect(text).toContain(compact(`Sheet ${product.dataSheet.number}`));
      expect(text).toContain(`Revision${product.dataSheet.revision}`);
    });
  });

  it('has no text over the edge or over other text', () => {
    expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
  });
});

const PAGE_WIDTH = 800;
/** The lower right corner of the page, which contains the code. */
const CORNER = { left: 560, top: 935, width: 240, height: 195 };

/** Returns the text of the QR code in a picture; undefined when none is found. */
async function readCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data;
}

it('has a QR code that can be read from the sheet', { timeout: 60_000 }, async () => {
  const sheet = await builtPrint(dataSheet(SPECIMEN, SITE_URL));
  const lastPage = (await drawPages(sheet, PAGE_WIDTH)).at(-1);
  expect(await readCode(sharp(lastPage).extract(CORNER))).toBe(
    `${SITE_URL}${productPath(SPECIMEN)}`,
  );
});
