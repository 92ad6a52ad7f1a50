import { z } from 'zod';
import { RECORD_KINDS } from '../checks/record-kinds.ts';
import { productSchema } from '../records/products/product-schema.ts';
import { writeFolder } from './files.ts';

/** Not committed. The first line of each record names its schema in this folder. */
const SCHEMA_FOLDER = 'schemas';

/**
 * Writes a JSON Schema for each kind of record into `schemas/`. Editors check less than `npm run content-check`:
 * neither check digits nor rules about several fields.
 */
export async function writeRecordSchemas(): Promise<void> {
  const kinds = [...RECORD_KINDS, { file: 'products.yaml', schema: productSchema }];
  const schemas = kinds.map(({ file, schema }) => {
    const json = z.toJSONSchema(schema, { io: 'input' });
    return [file.replace(/\.yaml$/, '.json'), `${JSON.stringify(json, null, 2)}\n`] as const;
  });
  await writeFolder(SCHEMA_FOLDER, schemas);
}
