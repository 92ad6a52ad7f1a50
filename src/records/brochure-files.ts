import { company } from './company.ts';
import { productSlug } from './products.ts';

/** Pixels of the brochure's picture: A4 upright, sharp where a pixel counts double. */
export const BROCHURE_PICTURE = { width: 1588, height: 2246 } as const;

/** Where the build puts the brochure, under the company's name: a tall picture, and the same as a document. */
export function brochureFiles() {
  const base = `/brochure/${productSlug(company().name)}-brochure`;
  return { pictureHref: `${base}.webp`, pdfHref: `${base}.pdf`, ...BROCHURE_PICTURE };
}
