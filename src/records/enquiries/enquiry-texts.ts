import { z } from 'zod';
import {
  ASKS,
  CHECKED_FIELDS,
  ENQUIRY_FIELDS,
  ENQUIRY_LENGTHS,
  ENQUIRY_PROBLEMS,
  PHONE_DIGITS_MAX,
  PHONE_DIGITS_MIN,
  type CheckedField,
} from './enquiry.ts';
import { fillText } from '../reading/fill-text.ts';
import { record } from '../reading/read-record.ts';
import { thousands } from '../typography.ts';
import { template, text } from '../reading/texts.ts';

/** Returns the schema of a field's messages: one for each problem of the field, with its numbers filled in. */
function sentencesFor<Field extends CheckedField>(field: Field) {
  const { min, max } = ENQUIRY_LENGTHS[field];
  const words = {
    min,
    max: thousands(max),
    minDigits: PHONE_DIGITS_MIN,
    maxDigits: PHONE_DIGITS_MAX,
  };
  const problems: readonly (typeof ENQUIRY_PROBLEMS)[Field][number][] = ENQUIRY_PROBLEMS[field];
  return z.record(
    z.enum(problems),
    template('min?', 'max?', 'minDigits?', 'maxDigits?').transform((text) => fillText(text, words)),
  );
}

/** The quantity is shown with its unit, so the unit has no label. */
const LABELLED_FIELDS = ENQUIRY_FIELDS.filter((field) => field !== 'unit');

const problemShapes = Object.fromEntries(
  CHECKED_FIELDS.map((field): [string, z.ZodType] => [field, sentencesFor(field)]),
) as { [Field in CheckedField]: ReturnType<typeof sentencesFor<Field>> };

/** Texts about enquiries: `content/enquiries.yaml`. */
export const enquiryTexts = record('enquiries.yaml', {
  /**
   * Messages beside invalid fields. {min} and {max} are the field's lengths; {minDigits} and {maxDigits} those of a
   * phone number.
   */
  problems: z.strictObject(problemShapes),
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
