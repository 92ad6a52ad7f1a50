import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { claim } from '../reading/sourced.ts';
import { section, paragraph, text } from '../reading/texts.ts';

/** One figure that counts up (website specification, section 9: targets and durations). */
const counterSchema = z.strictObject({
  target: claim(z.int().positive()),
  /** Printed after the figure, such as `+`. */
  suffix: z.string().max(3),
  /** What is counted; it reads on from the figure. */
  label: text,
  /** How long the figure takes from 0 to its target, in seconds. */
  durationSeconds: z.number().positive(),
});

/** The About Us page: `content/pages/about.yaml`. Its mission and vision are in `purpose.yaml`. */
export const aboutPage = pageRecord('about', {
  /** Its title is the company's shipping service name. */
  banner: z.strictObject({ line: text, picture: pagePicture('wide', { aspect: 1.6, focus: 0.6 }) }),
  story: z.strictObject({
    heading: text,
    lead: text,
    /** One sentence brings the founding year and the family's years together. */
    paragraphs: z.array(claim(paragraph)).min(1),
    picture: pagePicture('half'),
    /** Labels of the strip of facts; what is not here comes from the company's record. */
    facts: z.strictObject({
      founded: text,
      trade: z.strictObject({ label: text, value: text }),
      shipping: text,
      legalName: text,
      /** These two, and the company's registrations, only where its record has real ones. */
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
