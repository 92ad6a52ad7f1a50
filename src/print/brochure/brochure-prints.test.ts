import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { MARINE_POLLUTANT_ALTERNATIVE } from '../../records/facts/transport-facts.ts';
import { allTags, compact, readFonts, readPdf, type ReadPdf } from '../../../tests/support/pdf.ts';
import { layoutFaults } from '../../../tests/support/pdf-layout.ts';
import { qpdfProblems } from '../../../tests/support/qpdf.ts';
import {
  builtPrint,
  company,
  SITE_URL,
  throwAwayProduct,
} from '../../../tests/support/sheet-records.ts';
import { BROCHURE_PICTURE } from '../../records/urls/prints.ts';
import { PACKAGING_KINDS } from '../../records/products/packaging.ts';
import { capitalised } from '../../records/typography.ts';
import { productPath } from '../../records/urls/routes.ts';
import { brochurePrints } from './brochure-prints.ts';

const texts = content.brochureTexts();
const products = content.products();
const { mission, vision } = content.purpose();

async function buildBrochure(of: typeof products) {
  const [picture, pdf] = brochurePrints(of, SITE_URL);
  return { picture: await picture.make(), pdf: await pdf.make() };
}

let brochure: Awaited<ReturnType<typeof buildBrochure>>;
let pdf: ReadPdf;

beforeAll(async () => {
  const [picture, print] = brochurePrints(products, SITE_URL);
  brochure = { picture: await builtPrint(picture), pdf: await builtPrint(print) };
  pdf = await readPdf(brochure.pdf);
}, 120_000);

describe('the brochure’s picture', () => {
  it('has the size that the page gives, and at most 450 kB', async () => {
    const { width, height, format } = await sharp(brochure.picture).metadata();
    expect({ width, height, format }).toEqual({
      width: BROCHURE_PICTURE.width,
      height: BROCHURE_PICTURE.height,
      format: 'webp',
    });
    expect(brochure.picture.length).toBeLessThanOrEqual(450_000);
  });
});

describe('the brochure’s PDF', () => {
  it('has two tagged pages with title, author and language', () => {
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe('en-GB');
    expect(pdf.title).toContain(company.name);
    expect(pdf.author).toBe(company.legalName);
  });

  it('is a valid PDF with its own fonts', { timeout: 60_000 }, async () => {
    expect(qpdfProblems(brochure.pdf)).toBe('');
    const fonts = await readFonts(brochure.pdf);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { name, isEmbeddedSubset } of fonts) {
      expect(name).toMatch(/^(Sheet|Heading)-/);
      expect(isEmbeddedSubset).toBe(true);
    }
  });

  it('names every product with CAS number, packaging and transport, and links its page', () => {
    const links = pdf.pages.flatMap((page) => page.links);
    for (const product of products) {
      const { casNumber, hsCode } = product.identity;
      expect(pdf.text).toContain(compact(`${product.displayName} ${casNumber ?? `HS ${hsCode}`}`));
      expect(links).toContain(`${SITE_URL}${productPath(product)}`);
      for (const { kind } of product.packaging) {
        expect(pdf.text).toContain(compact(capitalised(PACKAGING_KINDS[kind])));
      }
      if (product.transport) expect(pdf.text).toContain(product.transport.unNumber);
    }
  });

  it('marks marine pollutants in words and with the mark, and no other product', () => {
    const polluting = products.filter(({ transport }) => transport?.isMarinePollutant);
    const tags = allTags(pdf.pages.flatMap((page) => page.tags));
    const marks = tags.filter(({ alt }) => alt === MARINE_POLLUTANT_ALTERNATIVE);
    expect(marks).toHaveLength(polluting.length);
    expect(pdf.text.split(compact('marine pollutant'))).toHaveLength(polluting.length + 1);
  });

  it('contains the texts about the company and its contact data', () => {
    const { phoneDisplay, email, officeHours, address } = company;
    const parts = [
      ...texts.about.paragraphs,
      ...texts.services.items.flatMap(({ title, text }) => [title, text]),
      mission.text,
      vision.text,
      phoneDisplay,
      email,
      address.street,
      address.postalCode,
      ...officeHours.display,
    ];
    expect(parts.filter((part) => !pdf.text.includes(compact(part)))).toEqual([]);
  });

  it('has a text alternative for every figure, and no text over other text', () => {
    const figures = allTags(pdf.pages.flatMap(({ tags }) => tags)).filter(
      ({ role }) => role === 'Figure',
    );
    expect(figures.length).toBeGreaterThan(2);
    expect(figures.filter(({ alt }) => (alt ?? '').length < 5)).toEqual([]);
    expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
  });
});

describe('brochurePrints', { timeout: 120_000 }, () => {
  it('makes the same bytes from the same records', async () => {
    const again = await buildBrochure(products);
    expect(Buffer.compare(again.pdf, brochure.pdf)).toBe(0);
    expect(Buffer.compare(again.picture, brochure.picture)).toBe(0);
  });

  it('has two pages with more products, too', async () => {
    const more = ['XYLENE', 'STYRENE', 'CUMENE'].map((name) => throwAwayProduct(name));
    const grown = await buildBrochure([...products, ...more]);
    const read = await readPdf(grown.pdf);
    expect(read.pages).toHaveLength(2);
    expect(read.text).toContain('Xylene');
    expect(read.pages.flatMap(layoutFaults)).toEqual([]);
  });
});
