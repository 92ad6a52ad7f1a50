import { z } from 'zod';
import { pageRecord } from './page-meta.ts';
import { pagePicture } from '../pictures.ts';
import { sourced } from '../reading/sourced.ts';
import { section, template, text } from '../reading/texts.ts';

/** The Contact page: `content/pages/contact.yaml`. */
export const contactPage = pageRecord('contact', {
  banner: z.strictObject({
    heading: text,
    text,
    picture: pagePicture('wide', { aspect: 2.1, focus: 0.5 }),
  }),
  details: z.strictObject({ heading: text }),
  form: section.extend({
    /**
     * When the office reads an enquiry, such as "on the next working day at the latest". Shown beside the form's
     * button, on the receipt and on product pages.
     */
    answerTime: sourced(text),
    /** Sentences on the receipt about what happens next. */
    receivedNext: sourced(z.array(template('answerTime?')).min(1)),
  }),
  map: z.strictObject({ heading: text }),
  privacy: z.strictObject({
    heading: text,
    /** How long enquiries are kept, in months. */
    retentionMonths: sourced(z.int().positive()),
    paragraphs: z.array(template('retentionMonths?', 'email?', 'phone?').min(40)).min(1),
  }),
});
