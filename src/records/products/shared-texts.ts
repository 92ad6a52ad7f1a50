import { z } from 'zod';
import { readerOf } from '../reading/read-record.ts';
import { productFileName, text } from '../reading/texts.ts';

/**
 * Texts that several products may share word for word: `content/shared-texts.yaml`. `npm run content-check` reports
 * every other sentence that occurs in two records, since it may have been copied by mistake.
 */
export const sharedTexts = readerOf(
  'shared-texts.yaml',
  z.strictObject({
    texts: z
      .array(
        z.strictObject({
          text: text.meta({
            title: 'Text',
            description: 'A sentence, a source or a tariff number, exactly as in the records.',
          }),
          products: z.array(productFileName).min(2).meta({
            title: 'Products',
            description: 'The products of which it is true, by the names of their files.',
          }),
        }),
      )
      .meta({
        title: 'Shared texts',
        description: 'Sentences, sources and tariff numbers that several products have in common.',
      }),
  }),
);
export type SharedTexts = ReturnType<typeof sharedTexts>;
