import { z } from 'zod';
import { sourced } from './sourced.ts';
import { readRecord } from './read-record.ts';

/** One partner company of the home page's carousel. */
export const partnerSchema = z.strictObject({
  /** The company's name: the text alternative of its logo. */
  name: sourced(z.string().min(1)),
  /** The logo's file in `images/partners/`: SVG in one grey, its words as paths, so it needs no font. */
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.svg$/, 'must be an SVG file name in kebab-case, such as a-name.svg'),
});

/** The partners, in the order of the carousel: `content/partners.yaml`. An empty list hides the section. */
export const partnersSchema = z.strictObject({
  partners: z
    .array(partnerSchema)
    .refine((partners) => new Set(partners.map(({ file }) => file)).size === partners.length, {
      error: 'each logo file must be used once',
    }),
});

export type Partner = z.infer<typeof partnerSchema>;

/**
 * The partners in the order of the carousel; an empty list hides the section.
 * Throws a ContentError when the record is missing or wrong.
 */
export function partners(): Partner[] {
  return readRecord('partners.yaml', partnersSchema).partners;
}
