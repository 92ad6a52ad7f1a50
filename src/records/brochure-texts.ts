import { z } from 'zod';
import { company } from './company.ts';
import { PACKAGING_KINDS } from './products/packaging.ts';
import { pictureSchema } from './pictures.ts';
import { productSlug } from './products/products.ts';
import { record } from './reading/read-record.ts';
import { sentence, template, text } from './reading/texts.ts';

/** The words of the brochure: `content/brochure.yaml`. */
export const brochureTexts = record('brochure.yaml', {
  /** Title and description in the PDF's properties. */
  documentTitle: text,
  documentDescription: text,
  cover: z.strictObject({
    /** Above the title. */
    since: text,
    title: text,
    text: sentence,
    /** Full-bleed picture of the cover; calm on its left, where the title stands. */
    picture: pictureSchema,
  }),
  about: z.strictObject({ heading: text, paragraphs: z.array(sentence).min(1) }),
  products: z.strictObject({
    heading: text,
    introduction: sentence,
    columns: z.strictObject({ product: text, cas: text, packaging: text, transport: text }),
    /** For a product that is not dangerous goods. */
    notRegulated: text,
    /** Under the UN number of dangerous goods. */
    regulated: template('imdgClass', 'packingGroup'),
    /** The same of goods that have no packing group, such as gases. */
    regulatedWithoutGroup: template('imdgClass'),
    /** Under that, for a marine pollutant. */
    marinePollutant: text,
    /** Short names of the packaging kinds, by the product record's `kind`. */
    packagingKinds: z.record(z.enum(PACKAGING_KINDS), text),
    diamondAlternative: template('imdgClass'),
  }),
  services: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ title: text, text: sentence }))
      .min(2)
      .max(4),
  }),
  contact: z.strictObject({ heading: text, qrCaption: text, qrAlternative: text }),
  footer: z.strictObject({ page: template('page', 'pages') }),
});
export type BrochureTexts = ReturnType<typeof brochureTexts>;

/** Pixels of the brochure's picture: A4 upright, sharp where a pixel counts double. */
export const BROCHURE_PICTURE = { width: 1588, height: 2246 } as const;

/** Where the build puts the brochure, under the company's name: a tall picture, and the same as a document. */
export function brochureFiles() {
  const base = `/brochure/${productSlug(company().name)}-brochure`;
  return { pictureHref: `${base}.webp`, pdfHref: `${base}.pdf`, ...BROCHURE_PICTURE };
}
