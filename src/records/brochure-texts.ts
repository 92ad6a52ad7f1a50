import { z } from 'zod';
import { pictureSchema } from './pictures.ts';
import { readRecord } from './read-record.ts';

const label = z.string().trim().min(1, 'must not be empty');
const sentence = label.regex(/\.$/, 'must end in a full stop');

/** A text with words in braces that are filled from other records. */
function template(...placeholders: string[]) {
  return label.refine((text) => placeholders.every((name) => text.includes(`{${name}}`)), {
    error: `must contain ${placeholders.map((name) => `{${name}}`).join(' and ')}`,
  });
}

/** The words of the brochure: `content/brochure.yaml`. */
export const brochureTextsSchema = z.strictObject({
  /** Title and description in the PDF's properties. */
  documentTitle: template('company'),
  documentDescription: template('company'),
  cover: z.strictObject({
    /** Above the title; `{year}` is the founding year. */
    since: template('year'),
    title: label,
    text: sentence,
    /** Full-bleed picture of the cover; calm on its left, where the title stands. */
    picture: pictureSchema,
  }),
  about: z.strictObject({ heading: label, paragraphs: z.array(sentence).min(1) }),
  products: z.strictObject({
    heading: label,
    introduction: sentence,
    columns: z.strictObject({ product: label, cas: label, packaging: label, transport: label }),
    /** The CAS number where it stands without a column heading. */
    cas: template('number'),
    /** For a product that is not dangerous goods. */
    notRegulated: label,
    /** Under the UN number of dangerous goods. */
    regulated: template('imdgClass', 'packingGroup'),
    /** Under that, for a marine pollutant. */
    marinePollutant: label,
    /** Short names of the packaging kinds, by the product record's `kind`. */
    packagingKinds: z.record(z.string(), label),
    /** Text alternative of a class label. */
    labelAlternative: template('imdgClass'),
  }),
  services: z.strictObject({
    heading: label,
    items: z
      .array(z.strictObject({ title: label, text: sentence }))
      .min(2)
      .max(4),
  }),
  contact: z.strictObject({ heading: label, qrCaption: label, qrAlternative: label }),
  footer: z.strictObject({ page: template('page', 'pages') }),
});

export type BrochureTexts = z.infer<typeof brochureTextsSchema>;

/** The words of the brochure. Throws a ContentError when one is missing or wrong. */
export function brochureTexts(): BrochureTexts {
  return readRecord('brochure.yaml', brochureTextsSchema);
}
