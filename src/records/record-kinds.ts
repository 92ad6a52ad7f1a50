import type { z } from 'zod';
import * as content from './content.ts';
import { PRODUCT_RECORD_FOLDER, productSchema } from './products.ts';

type RecordKind = { file: string; schema: z.ZodType };

/** What the records of each kind must be; `*` in a file's name stands for a product's slug. */
export const RECORD_KINDS: readonly RecordKind[] = [
  ...Object.values(content).filter((reader) => 'schema' in reader),
  { file: `${PRODUCT_RECORD_FOLDER}/*.yaml`, schema: productSchema },
];

/** The kind of a file of `content/`; undefined for one that nothing reads. */
export function recordKindOf(file: string): RecordKind | undefined {
  const name = file.replace(/^(products\/)[^/]+/, '$1*.yaml');
  return RECORD_KINDS.find((kind) => kind.file === name);
}
