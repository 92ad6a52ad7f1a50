import { z } from 'zod';
import { ASKS, CHECKED_FIELDS, ENQUIRY_FIELDS, ENQUIRY_PROBLEMS } from './enquiry.ts';
import { record } from '../reading/read-record.ts';
import { template, text } from '../reading/texts.ts';

/** The quantity is shown with its unit, so the unit has no label. */
const LABELLED_FIELDS = ENQUIRY_FIELDS.filter((field) => field !== 'unit');

/** Texts about enquiries: `content/enquiries.yaml`. */
export const enquiryTexts = record('enquiries.yaml', {
  /** Messages beside invalid fields. */
  problems: z.strictObject({
    /**
     * {field} is the field's name as in `fields`; {min} and {max} are its lengths; {minDigits} and {maxDigits} those of
     * a phone number.
     */
    sentences: z.record(
      z.enum(ENQUIRY_PROBLEMS),
      template('field?', 'min?', 'max?', 'minDigits?', 'maxDigits?'),
    ),
    /** The name of each field within a sentence. */
    fields: z.record(z.enum(CHECKED_FIELDS), text),
  }),
  /** Names of the things that a visitor can ask for, in the form and in the mail. */
  asks: z.record(z.enum(ASKS), text),
  /** The mail that the company gets for each enquiry. */
  mail: z.strictObject({
    /** The sender's display name, beside ENQUIRY_FROM. */
    sender: text,
    /** {from} is the visitor's company, or the visitor's name without one; {product} is the product or `noProduct`. */
    subject: template('reference', 'from?', 'product?'),
    /** Used when no product was chosen. */
    noProduct: text,
    /** The first line. */
    heading: template('reference'),
    /** The label of each value. */
    labels: z.record(z.enum([...LABELLED_FIELDS, 'received']), text),
    /** A phone number: {formatted} in international format, and as {typed}. */
    phoneAsTyped: template('formatted', 'typed'),
    /** Shown when an {email} cannot be used in the Reply-To header because of its letters. */
    notRepliedTo: template('email'),
    /** When the enquiry was received; {time} is in India's time zone. */
    receivedTime: template('time'),
    /** The last line. {site} is the site's address. */
    footer: template('site?', 'reference?'),
  }),
});
export type EnquiryTexts = ReturnType<typeof enquiryTexts>;
