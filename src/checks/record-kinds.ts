import type { z } from 'zod';
import * as content from '../records/content.ts';
import { productSchema } from '../records/products/product-schema.ts';

export const RECORD_KINDS: readonly { file: string; schema: z.ZodType }[] = Object.values(
  content,
).filter((reader) => 'schema' in reader);

export const schemaOfRecord = (record: string): z.ZodType =>
  RECORD_KINDS.find(({ file }) => file === record)?.schema ?? productSchema;
