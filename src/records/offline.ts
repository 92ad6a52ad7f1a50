import { z } from 'zod';
import { readRecord } from './read-record.ts';

const text = z.string().min(1);

/** What stays readable without a network: `content/offline.yaml`. */
export const offlineSchema = z.strictObject({
  /** Whether browsers keep pages at all; false also removes what they have kept. */
  keepsPages: z.boolean(),
  /** In place of a page that was not kept. */
  heading: text,
  text,
});

export type Offline = z.infer<typeof offlineSchema>;

/** The setting and the words. Throws a ContentError when a field is missing or wrong. */
export function offline(): Offline {
  return readRecord('offline.yaml', offlineSchema);
}
