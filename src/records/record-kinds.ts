import type { z } from 'zod';
import * as content from './content.ts';
import { PRODUCT_RECORD_FOLDER, productSchema } from './products/products.ts';

/** The schema of each kind of record; `*` in a file's name is a product's slug. */
export const RECORD_KINDS: readonly { file: string; schema: z.ZodType }[] = [
  ...Object.values(content).filter((reader) => 'schema' in reader),
  { file: `${PRODUCT_RECORD_FOLDER}/*.yaml`, schema: productSchema },
];
