/**
 * Products for tests, from the current catalogue, in which the owner adds, renames and removes products.
 * Tests use any product of a kind (`productThat`), or the record of acetone for tests.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as content from '../../src/records/content.ts';
import { productSchema } from '../../src/records/products/product-schema.ts';
import { cardImages, type Product } from '../../src/records/products/products.ts';

export const products = content.products();

/** Returns the first product of a kind. Throws when the catalogue has none, because nothing would be tested. */
export function productThat(what: string, is: (product: Product) => boolean): Product {
  const product = products.find(is);
  if (product) return product;
  throw new Error(`These tests need a product that ${what}: the catalogue has none.`);
}

/** A record as read from its YAML file, before validation. */
export type RawRecord = Record<string, unknown>;

/** Returns the record of acetone for tests, which does not depend on the catalogue. */
export function specimenRecord(): RawRecord {
  const file = new URL('./acetone.yaml', import.meta.url);
  return parse(readFileSync(file, 'utf8')) as RawRecord;
}

export const SPECIMEN: Product = productSchema.parse(specimenRecord());

export const DANGEROUS = productThat('is dangerous goods', ({ transport }) => transport !== null);
export const FLAMMABLE = productThat(
  'is a flammable liquid without a subsidiary hazard',
  ({ transport }) => transport?.imdgClass === '3' && transport.subsidiaryHazards.length === 0,
);
export const UNREGULATED = productThat(
  'is no dangerous goods',
  ({ transport }) => transport === null,
);

export const SEVERAL_PICTURES = productThat(
  'has several pictures on its card',
  (product) => cardImages(product).length > 2,
);
const most = Math.max(...products.map((product) => cardImages(product).length));
export const MOST_PICTURES = productThat(
  'has most pictures on its card',
  (product) => cardImages(product).length === most && product !== SEVERAL_PICTURES,
);
export const TWO_PICTURES = productThat(
  'has two pictures on its card',
  (product) => cardImages(product).length === 2,
);
export const ONE_PICTURE = productThat('has one picture', ({ images }) => images.length === 1);
export const UNREGULATED_PICTURES = productThat(
  'is no dangerous goods and has several pictures',
  ({ transport, images }) => transport === null && images.length > 2,
);
