import { z } from 'zod';
import { pictureSchema } from './pictures.ts';
import { readRecord } from './read-record.ts';

const words = z.string().trim().min(1, 'must not be empty');
const sentence = words.regex(/\.$/, 'must end in a full stop');

/** A text with words in braces that are filled from other records. */
function template(...placeholders: string[]) {
  return words.refine((text) => placeholders.every((name) => text.includes(`{${name}}`)), {
    error: `must contain ${placeholders.map((name) => `{${name}}`).join(' and ')}`,
  });
}

/** The words of the brochure: `content/brochure.yaml`. */
export const brochureTextsSchema = z.strictObject({
  /** Title and description in the PDF's properties. */
  documentTitle: words,
  documentDescription: words,
  cover: z.strictObject({
    /** Above the title. */
    since: words,
    title: words,
    text: sentence,
    /** Full-bleed picture of the cover; calm on its left, where the title stands. */
    picture: pictureSchema,
  }),
  about: z.strictObject({ heading: words, paragraphs: z.array(sentence).min(1) }),
  products: z.strictObject({
    heading: words,
    introduction: sentence,
    columns: z.strictObject({ product: words, cas: words, packaging: words, transport: words }),
    /** The CAS number where it stands without a column heading. */
    cas: template('number'),
    /** For a product that is not dangerous goods. */
    notRegulated: words,
    /** Under the UN number of dangerous goods. */
    regulated: template('imdgClass', 'packingGroup'),
    /** Under that, for a marine pollutant. */
    marinePollutant: words,
    /** Short names of the packaging kinds, by the product record's `kind`. */
    packagingKinds: z.record(z.string(), words),
    /** Text alternative of a class diamond. */
    diamondAlternative: template('imdgClass'),
  }),
  services: z.strictObject({
    heading: words,
    items: z
      .array(z.strictObject({ title: words, text: sentence }))
      .min(2)
      .max(4),
  }),
  contact: z.strictObject({ heading: words, qrCaption: words, qrAlternative: words }),
  footer: z.strictObject({ page: template('page', 'pages') }),
});

export type BrochureTexts = z.infer<typeof brochureTextsSchema>;

/** The words of the brochure. Throws a ContentError when one is missing or wrong. */
export function brochureTexts(): BrochureTexts {
  return readRecord('brochure.yaml', brochureTextsSchema);
}
