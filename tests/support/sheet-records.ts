import { printCache } from '../../src/build/print-cache.ts';
import type { Print } from '../../src/print/typesetting/typeset.ts';
import * as content from '../../src/records/content.ts';
import { readYaml } from '../../src/records/reading/read-record.ts';
import { productSchema } from '../../src/records/products/product-schema.ts';
import { productSlug } from '../../src/records/products/product-slug.ts';
import type { Product } from '../../src/records/products/products.ts';
import { products, specimenRecord, type RawRecord } from './catalogue.ts';

export const SITE_URL = 'https://www.navsagar.example';
export const company = content.company();
export const sheetTexts = content.dataSheetTexts();

const cached = printCache();
/** Returns a print as the last build made it, or makes it. */
export const builtPrint = ({ inputs, make }: Print) => cached(inputs, make);

/**
 * Returns a product that is in no file: a copy of the record of `model`, or of `specimenRecord()`, with
 * another name, number and position in the catalogue and with `changes`, parsed by the same schema.
 */
export function throwAwayProduct(
  name: string,
  changes: RawRecord = {},
  model?: { slug: string },
): Product {
  const copied = model ? (readYaml(`products/${model.slug}.yaml`) as RawRecord) : specimenRecord();
  const slug = productSlug(name);
  const displayName = name.charAt(0) + name.slice(1).toLowerCase();
  return productSchema.parse({
    ...copied,
    id: Math.max(...products.map(({ id }) => id)) + 1,
    name,
    displayName,
    dataSheet: {
      sample: true,
      value: { number: 'TEST-DS-001', revision: 1, revisedOn: '2026-11-20' },
    },
    images: [{ file: `${slug}-drum.jpg`, alt: 'A drum that stands in for a picture' }],
    ...changes,
  });
}
