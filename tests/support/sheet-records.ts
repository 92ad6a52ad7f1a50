/** The records from which tests build data sheets, and throw-away records made from them. */
import * as content from '../../src/records/content.ts';
import { readYaml } from '../../src/records/read-record.ts';
import { productSchema, productSlug, type Product } from '../../src/records/products.ts';

export const SITE_URL = 'https://www.navsagar.example';
export const company = content.company();
export const sheetTexts = content.dataSheetTexts();

/** A record as its YAML file holds it. */
export type RawRecord = Record<string, unknown>;

/**
 * A product that is in no file: a copy of the record of `slug` with another name, number and
 * place in the catalogue, and with `changes`. It passes through the same schema as all others.
 */
export function throwAwayProduct(slug: string, name: string, changes: RawRecord = {}): Product {
  const copied = readYaml(`products/${slug}.yaml`) as RawRecord;
  const newSlug = productSlug(name);
  const displayName = name.charAt(0) + name.slice(1).toLowerCase();
  return productSchema.parse({
    ...copied,
    id: 14,
    name,
    slug: newSlug,
    displayName,
    dataSheet: {
      sample: true,
      value: { number: 'NAV-DS-014', revision: 1, revisedOn: '2026-11-20' },
    },
    images: [{ file: `${newSlug}-drum.jpg`, alt: 'A drum that stands in for a picture' }],
    ...changes,
  });
}
