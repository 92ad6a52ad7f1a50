import { z } from 'zod';
import {
  ASKS,
  CHECKED_FIELDS,
  DELIVERIES,
  ENQUIRY_FIELDS,
  ENQUIRY_PROBLEMS,
  PURPOSES,
} from './enquiry.ts';
import { readerOf } from '../reading/read-record.ts';
import { template, text } from '../reading/texts.ts';

/** Texts about enquiries: `content/enquiries.yaml`. */
export const enquiryTexts = readerOf(
  'enquiries.yaml',
  z.strictObject({
    problems: z
      .strictObject({
        sentences: z
          .record(
            z.enum(ENQUIRY_PROBLEMS),
            template('field?', 'min?', 'max?', 'minDigits?', 'years?', 'maxLines?'),
          )
          .describe(
            "{field} is the field's name as in fields; {max} is its maximum length; {min} is the minimum length of a message; {minDigits} is how many digits a contact number has at least; {years} is how many years ahead a date may be; {maxLines} is how many products one enquiry has at most.",
          ),
        fields: z
          .record(z.enum(CHECKED_FIELDS), text)
          .describe('The name of each field within a sentence.'),
        inLine: template('field', 'line').describe(
          'The name of a {field} of the second or a later product; {line} is its number.',
        ),
      })
      .describe('Messages beside invalid fields.'),
    asks: z
      .record(z.enum(ASKS), text)
      .describe('Names of the things that a visitor can ask for, in the form and in the mail.'),
    purposes: z
      .record(z.enum(PURPOSES), text)
      .describe('What an enquiry is about if not about a product, in the form and in the mail.'),
    deliveries: z
      .record(z.enum(DELIVERIES), text)
      .describe('The choices of delivery, in the form and in the mail.'),
    mail: z
      .strictObject({
        sender: text.describe("The sender's name in mails."),
        subject: template('reference', 'from?', 'product?').describe(
          "{from} is the visitor's company, or the visitor's name without one; {product} is the product, products, or the text without a product.",
        ),
        products: template('count', 'names').describe(
          'Used for several products; {names} may be cut off.',
        ),
        noProduct: text.describe('Used when no product was chosen.'),
        about: template('earlier').describe(
          'Follows the subject if the visitor gave the reference of an {earlier} enquiry.',
        ),
        heading: template('reference').describe('The first line.'),
        labels: z
          .record(z.enum([...ENQUIRY_FIELDS, 'received']), text)
          .describe('The label of each value.'),
        phoneAsTyped: template('formatted', 'typed').describe(
          'A phone number: {formatted} in international format, and as {typed}.',
        ),
        notRepliedTo: template('email').describe(
          'Shown when an {email} cannot be used in the Reply-To header because of its letters.',
        ),
        receivedTime: template('time').describe(
          "When the enquiry was received; {time} is in India's time zone.",
        ),
        byReply: text.describe('The last line begins with this if a reply goes to the visitor.'),
        byPhone: text.describe('The last line begins with this if there is no email address.'),
        footer: template('site?', 'reference?').describe(
          "The rest of the last line. {site} is the site's address.",
        ),
      })
      .describe('The mail that the company gets for each enquiry.'),
    acknowledgement: z
      .strictObject({
        subject: template('reference').describe('The product follows it, if one was chosen.'),
        heading: template('reference').describe('The first line.'),
        introduction: text.describe('Stands before the sentences about what happens next.'),
        labels: z
          .record(z.enum(['reference', 'phone', 'email']), text)
          .describe('The label of each value that the mail to the company does not have.'),
        otherChemical: text.describe(
          'Stands for a chemical that is not in the catalogue, because the mail repeats no typed text.',
        ),
        footer: template('site').describe("The last line. {site} is the site's address."),
      })
      .describe('The mail that tells a visitor the reference of an enquiry.'),
  }),
);
export type EnquiryTexts = ReturnType<typeof enquiryTexts>;
