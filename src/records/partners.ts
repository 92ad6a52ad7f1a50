import { z } from 'zod';
import { sourced } from './reading/sourced.ts';
import { readerOf } from './reading/read-record.ts';
import { text } from './reading/texts.ts';

/** One partner company of the home page's carousel. */
const partner = z.strictObject({
  name: sourced(text).describe('Also read out for the logo.'),
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.svg$/, 'must be a drawing (in the file: its name, in lower case)')
    .meta({
      title: 'Logo',
      description: 'An SVG with its words as paths ("convert text to path"). Shown in grey.',
    }),
});

const schema = z
  .strictObject({
    partners: z
      .array(partner)
      .refine((partners) => new Set(partners.map(({ file }) => file)).size === partners.length, {
        error: 'each logo file must be used once',
      }),
  })
  .transform(({ partners }) => partners);

/** The partners, in the order of the carousel: `content/partners.yaml`. An empty list hides the section. */
export const partners = readerOf('partners.yaml', schema);
