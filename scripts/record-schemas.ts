import { z } from 'zod';
import * as content from '../src/records/content.ts';
import { productSchema } from '../src/records/products/product-schema.ts';
import { PRODUCT_RECORD_FOLDER } from '../src/records/products/products.ts';
import { writeFolder } from './build/files.ts';

/** The schema of each kind of record; `*` in a file's name is a product's slug. */
export const RECORD_KINDS: readonly { file: string; schema: z.ZodType }[] = [
  ...Object.values(content).filter((reader) => 'schema' in reader),
  { file: `${PRODUCT_RECORD_FOLDER}/*.yaml`, schema: productSchema },
];

/** Not committed. The first line of each record names its schema in this folder. */
const SCHEMA_FOLDER = 'schemas';

/** Returns the path of a schema in this folder: `pages/home.json`; `products.json` for each product. */
function schemaFileOf(record: string): string {
  return record.replace(/^products\/.*/, 'products.yaml').replace(/\.yaml$/, '.json');
}

/**
 * Writes a JSON Schema for each kind of record into `schemas/`. Editors check less than `npm run content-check`:
 * neither check digits nor rules about several fields.
 */
export async function writeRecordSchemas(): Promise<void> {
  const schemas = RECORD_KINDS.map(({ file: record, schema }) => {
    const json = z.toJSONSchema(schema, { io: 'input' });
    return [schemaFileOf(record), `${JSON.stringify(json, null, 2)}\n`] as const;
  });
  await writeFolder(SCHEMA_FOLDER, schemas);
}
