import { z } from 'zod';
import { record } from './reading/read-record.ts';
import { text } from './reading/texts.ts';

/** What stays readable without a network: `content/offline.yaml`. */
export const offline = record('offline.yaml', {
  /** Whether browsers keep pages at all; false also removes what they have kept. */
  keepsPages: z.boolean(),
  /** In place of a page that was not kept. */
  heading: text,
  text,
});
