import type { z } from 'zod';
import * as content from '../records/content.ts';

/** The schema of each record, except those of products. */
export const RECORD_KINDS: readonly { file: string; schema: z.ZodType }[] = Object.values(
  content,
).filter((reader) => 'schema' in reader);
