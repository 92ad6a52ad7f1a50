/**
 * Products for tests, from the catalogue as it is: the owner adds, renames and removes products.
 * What is known of one substance is tested where it is sold (`soldProduct`); for everything else
 * any product of its kind will do (`productThat`).
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as content from '../../src/records/content.ts';
import { productSchema } from '../../src/records/products/product-schema.ts';
import type { Product } from '../../src/records/products/products.ts';

export const products = content.products();

/** The product of this CAS number, while the catalogue has it: names change, substances do not. */
export function soldProduct(casNumber: string): Product | undefined {
  return products.find(({ identity }) => identity.casNumber === casNumber);
}

/** The first product of a kind. Throws when the catalogue has none, as nothing would be tested. */
export function productThat(what: string, is: (product: Product) => boolean): Product {
  const product = products.find(is);
  if (product) return product;
  throw new Error(`These tests need a product that ${what}: the catalogue has none.`);
}

/** A record as its YAML file holds it. */
export type RawRecord = Record<string, unknown>;

/** A record that belongs to the tests, whatever becomes of the catalogue's: acetone. */
export function specimenRecord(): RawRecord {
  const file = new URL('./records/acetone.yaml', import.meta.url);
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

/** The first with several pictures, the one with most, and one with a single one. */
export const SEVERAL_PICTURES = productThat(
  'has several pictures',
  ({ images }) => images.length > 2,
);
const most = Math.max(...products.map(({ images }) => images.length));
export const MOST_PICTURES = productThat(
  'has most pictures',
  (product) => product.images.length === most && product !== SEVERAL_PICTURES,
);
export const TWO_PICTURES = productThat('has two pictures', ({ images }) => images.length === 2);
export const ONE_PICTURE = productThat('has one picture', ({ images }) => images.length === 1);
export const UNREGULATED_PICTURES = productThat(
  'is no dangerous goods and has several pictures',
  ({ transport, images }) => transport === null && images.length > 2,
);
