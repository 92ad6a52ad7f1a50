import { z } from 'zod';
import { record } from './read-record.ts';

const titledSentence = z.strictObject({
  title: z.string().min(1),
  /** One sentence. */
  text: z.string().min(40),
});

/** What the company is for and where it wants to go: `content/purpose.yaml`. */
export const purpose = record('purpose.yaml', '', {
  mission: titledSentence,
  vision: titledSentence,
});
export type Purpose = ReturnType<typeof purpose>;
