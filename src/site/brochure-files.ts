import { productSlug } from '../schemas/product.ts';

/** The part of the site under which the brochure is served. */
export const BROCHURE_FOLDER = '/brochure';

/** Size of the brochure's picture in pixels: A4 upright, sharp where a pixel counts double. */
export const BROCHURE_PICTURE_SIZE = { width: 1588, height: 2246 } as const;

/** The address of the brochure's picture, from the site's root. */
export function brochurePicturePath(company: { name: string }): string {
  return `${BROCHURE_FOLDER}/${productSlug(company.name)}-brochure.webp`;
}

/** The address of the brochure as a PDF of two pages, from the site's root. */
export function brochurePdfPath(company: { name: string }): string {
  return `${BROCHURE_FOLDER}/${productSlug(company.name)}-brochure.pdf`;
}
