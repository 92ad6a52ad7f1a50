import { z } from 'zod';
import { pictureSchema } from './pictures.ts';
import { readerOf } from './reading/read-record.ts';
import { sentence, text } from './reading/texts.ts';

/** The texts of the brochure: `content/brochure.yaml`. */
export const brochureTexts = readerOf(
  'brochure.yaml',
  z.strictObject({
    documentTitle: text.describe("Title and description in the PDF's properties."),
    documentDescription: text,
    cover: z.strictObject({
      since: text.max(40).describe('The line above the title.'),
      title: text.max(60),
      text: sentence.max(160),
      picture: pictureSchema.describe(
        'Full-bleed picture of the cover. The title is printed on its left part, which must be free of detail.',
      ),
    }),
    about: z.strictObject({ heading: text, paragraphs: z.array(sentence).min(1) }),
    products: z.strictObject({ heading: text, introduction: sentence }),
    services: z.strictObject({
      heading: text,
      items: z
        .array(z.strictObject({ title: text, text: sentence }))
        .min(2)
        .max(4),
    }),
    contact: z.strictObject({ heading: text, qrCaption: text.max(60) }),
  }),
);
