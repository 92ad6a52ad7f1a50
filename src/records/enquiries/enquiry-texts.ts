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
import { thousands } from '../thousands.ts';
import { template, text } from '../reading/texts.ts';

/** One sentence for each problem of a field, its numbers filled in. */
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

/** A quantity is shown with its unit. */
const LABELLED_FIELDS = ENQUIRY_FIELDS.filter((field) => field !== 'unit');

const problemShapes = Object.fromEntries(
  CHECKED_FIELDS.map((field): [string, z.ZodType] => [field, sentencesFor(field)]),
) as { [Field in CheckedField]: ReturnType<typeof sentencesFor<Field>> };

/** What is said about enquiries: `content/enquiries.yaml`. */
export const enquiryTexts = record('enquiries.yaml', {
  /**
   * What stands beside a wrong field. {min} and {max} are the field's lengths;
   * {minDigits} and {maxDigits} those of a phone number.
   */
  problems: z.strictObject(problemShapes),
  /** What can be asked for, in the form and for staff. */
  asks: z.record(z.enum(ASKS), text),
  /** The mail that each enquiry becomes. */
  mail: z.strictObject({
    /** The name beside ENQUIRY_FROM. */
    sender: text,
    /** {from} is the visitor's company, or name when there is none; {product} the product or `noProduct`. */
    subject: template('reference', 'from?', 'product?'),
    /** Stands for the product when none was chosen. */
    noProduct: text,
    /** The first line. */
    heading: template('reference'),
    /** What stands before each value. */
    labels: z.record(z.enum([...LABELLED_FIELDS, 'received']), text),
    /** A phone number in international form, {formatted}, beside what was {typed}. */
    phoneAsTyped: template('formatted', 'typed'),
    /** An {email} that an answer to the mail does not go to: its letters cannot stand in a header. */
    notRepliedTo: template('email'),
    /** When the enquiry was received; {time} is in India's time zone. */
    receivedTime: template('time'),
    /** The last line. {site} is the site's address. */
    footer: template('site?', 'reference?'),
  }),
});
export type EnquiryTexts = ReturnType<typeof enquiryTexts>;
