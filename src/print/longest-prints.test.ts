import { expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { products, type RawRecord } from '../../tests/support/catalogue.ts';
import { expectedOnSheet } from '../../tests/support/expected-on-sheet.ts';
import { filledRecord } from '../../tests/support/filled-record.ts';
import { compact, readPdf, type ReadPdf } from '../../tests/support/pdf.ts';
import { layoutFaults } from '../../tests/support/pdf-layout.ts';
import { SITE_URL } from '../../tests/support/sheet-records.ts';
import * as content from '../records/content.ts';
import { productMeta } from '../records/pages/product-page.ts';
import { productSchema } from '../records/products/product-schema.ts';
import { productSlug } from '../records/products/product-slug.ts';
import type { Product } from '../records/products/products.ts';
import { readYaml, withDraft } from '../records/reading/read-record.ts';
import { brochurePrints } from './brochure/brochure-prints.ts';
import { dataSheet } from './data-sheet/data-sheet.ts';
import { labelContent } from './label/label-content.ts';
import { packageLabel } from './label/label.ts';
import { socialPicture } from './social/social-picture.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const NAME = 'DODECYLBENZENESULFONIC ACID TRIETHANOLAMINE SALT, AQUEOUS SOLUTION (TEA-LAS) 0.5';

const { aboutPage, brochureTexts, company, dataSheetTexts, productPage, purpose } = content;
const FILLED = [aboutPage, brochureTexts, company, dataSheetTexts, productPage, purpose].map(
  ({ file, schema }) => ({ file, text: stringify(filledRecord(schema, readYaml(file))) }),
);

/** Runs `work` while the records of the company, its brochure, sheets and pages are filled to their limits. */
const withFilledRecords = <Result>(work: () => Result): Result =>
  FILLED.reduce(
    (inner, { file, text }) =>
      () =>
        withDraft(file, text, inner),
    work,
  )();

/** Returns a product with the longest name, whose record is that of the longest one of a kind, filled to its limits. */
function filledProduct(is: (product: Product) => boolean): Product {
  const lengthOf = (product: Product) => JSON.stringify(product).length;
  const [longest] = products
    .filter(is)
    .toSorted((first, second) => lengthOf(second) - lengthOf(first));
  const records = products.map(({ slug }) => readYaml(`products/${slug}.yaml`) as RawRecord);
  const model = records.find(({ name }) => name === longest?.name);
  return productSchema.parse(
    filledRecord(
      productSchema,
      {
        ...model,
        name: NAME,
        displayName: NAME.charAt(0) + NAME.slice(1).toLowerCase(),
        images: [{ file: `${productSlug(NAME)}-drum.jpg`, alt: 'A drum instead of a picture' }],
      },
      records,
    ),
  );
}

const dangerous = filledProduct(({ transport }) => transport !== null);
const inBags = filledProduct(({ packaging }) => packaging.some(({ kind }) => kind === 'bag'));

/** Returns the texts whose beginnings a print lacks. Later words may be broken with a hyphen or over two pages. */
function missingFrom({ text }: ReadPdf, texts: readonly string[]): string[] {
  const plain = (words: string) => compact(words).replaceAll('-', '').toLowerCase();
  const printed = plain(text);
  return texts.filter((each) => !printed.includes(plain(each).slice(0, 12)));
}

it('a data sheet has space for a filled record', async () => {
  const sheet = withFilledRecords(() => dataSheet(dangerous, SITE_URL));
  const pdf = await readPdf(await sheet.make());
  expect(pdf.pages.length).toBeGreaterThan(3);
  expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
  const texts = expectedOnSheet(dangerous).map(({ text }) => text);
  expect(missingFrom(pdf, texts)).toEqual([]);
});

it.each([dangerous, inBags])('a label has space for a filled record', async (product) => {
  const { pdf, said } = withFilledRecords(() => {
    const { name, supplier, hazards, precautions, numbers } = labelContent(product, 0);
    const values = numbers.map(({ value }) => value);
    const said = [name, supplier.name, ...supplier.lines, ...hazards, ...precautions, ...values];
    return { said, ...packageLabel(product, 0) };
  });
  const read = await readPdf(await pdf());
  expect(read.pages.flatMap(layoutFaults)).toEqual([]);
  expect(missingFrom(read, said)).toEqual([]);
});

it('the brochure has space for filled records and many products', async () => {
  const many = [...products, ...products, dangerous];
  const [, document] = withFilledRecords(() => brochurePrints(many, SITE_URL));
  const pdf = await readPdf(await document.make());
  expect(pdf.pages.flatMap(layoutFaults)).toEqual([]);
});

it('a social picture has space for the longest name', async () => {
  const meta = withFilledRecords(() => productMeta(dangerous));
  const { socialPicture: file } = content.homePage().meta;
  const picture = await socialPicture('/social/x.jpg', { ...meta, socialPicture: file }).make();
  expect(picture.length).toBeGreaterThan(0);
});
