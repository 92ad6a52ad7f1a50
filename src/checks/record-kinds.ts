import type { z } from 'zod';
import * as content from '../records/content.ts';
import { productSchema } from '../records/products/product-schema.ts';

/** The schema of each record, except those of products. */
export const RECORD_KINDS: readonly { file: string; schema: z.ZodType }[] = Object.values(
  content,
).filter((reader) => 'schema' in reader);

/** Returns the schema of a record, which is that of products when the record is of no other kind. */
export const schemaOfRecord = (record: string): z.ZodType =>
  RECORD_KINDS.find(({ file }) => file === record)?.schema ?? productSchema;
