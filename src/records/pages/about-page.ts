import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { claim } from '../reading/sourced.ts';
import { section, paragraph, text } from '../reading/texts.ts';

/** A figure that counts up (website specification, section 9: targets and durations). */
const counterSchema = z.strictObject({
  target: claim(z.int().positive()),
  /** Printed after the figure, such as `+`. */
  suffix: z.string().max(3),
  /** The unit after the figure, such as 'products supplied'. */
  label: text,
  /** Duration of the count from 0 to the target, in seconds. */
  durationSeconds: z.number().positive(),
});

/** The About Us page: `content/pages/about.yaml`. Its mission and vision are in `purpose.yaml`. */
export const aboutPage = pageRecord('about', {
  /** The banner's title is the company's shipping service name. */
  banner: z.strictObject({ line: text, picture: pagePicture('wide', { aspect: 1.6, focus: 0.6 }) }),
  story: z.strictObject({
    heading: text,
    lead: text,
    /** One of the sentences connects the founding year with the family's years in the trade. */
    paragraphs: z.array(claim(paragraph)).min(1),
    picture: pagePicture('half'),
    /** Labels of the facts, whose other values come from the company's record. */
    facts: z.strictObject({
      founded: text,
      trade: z.strictObject({ label: text, value: text }),
      shipping: text,
      legalName: text,
      /** These two and the company's registrations are shown only when its record has values that are not samples. */
      portsServed: text,
      certificates: text,
    }),
  }),
  reasons: section.extend({
    items: z.array(z.strictObject({ title: claim(text), text: paragraph })).length(6),
  }),
  counters: z.strictObject({
    heading: text,
    text,
    items: z.array(counterSchema).length(4),
  }),
  purpose: z.strictObject({ picture: pagePicture('half') }),
});
