import { z } from 'zod';
import { readRecord } from './read-record.ts';

const titledSentence = z.strictObject({
  title: z.string().min(1),
  /** One sentence. */
  text: z.string().min(40),
});

/** What the company is for and where it wants to go: `content/purpose.yaml`. */
export const purposeSchema = z.strictObject({ mission: titledSentence, vision: titledSentence });

export type Purpose = z.infer<typeof purposeSchema>;

/** Mission and vision, one wording for every page. Throws a ContentError when a field is wrong. */
export function purpose(): Purpose {
  return readRecord('purpose.yaml', purposeSchema);
}
