import { company } from '../company.ts';
import type { Product } from '../products/product-schema.ts';
import { productSlug } from '../products/product-slug.ts';

/** The public path of the data sheets' folder. */
export const DATA_SHEET_FOLDER = '/data-sheets';

/** Returns the path of a product's data sheet from the site's root (docs/specification.md#3-products-and-form). */
export function dataSheetPath({ slug }: { slug: string }): string {
  return `${DATA_SHEET_FOLDER}/${slug}-data-sheet.pdf`;
}

/** The public path of the package labels' folder. */
export const LABEL_FOLDER = '/labels';

/** Returns the path of a package's label from the site's root; undefined for a packaging without one. `index` is its place in the record. */
export function findLabelPath({ slug, packaging }: Product, index: number): string | undefined {
  const kind = packaging[index]?.kind;
  if (kind === undefined || kind === 'flexitank') return undefined;
  return `${LABEL_FOLDER}/${slug}-${kind}-${index + 1}.pdf`;
}

/** The public path of the brochure's folder. */
export const BROCHURE_FOLDER = '/brochure';

/** The size of the brochure's picture in pixels: two pages, as most have, A4 upright at twice the density of a standard screen. */
export const BROCHURE_PICTURE = { width: 1588, height: 2 * 2246 } as const;

/** Returns the paths of the brochure: a picture of its pages, and the PDF, both named after the company. */
export function brochureFiles() {
  const base = `${BROCHURE_FOLDER}/${productSlug(company().name)}-brochure`;
  return { pictureHref: `${base}.webp`, pdfHref: `${base}.pdf`, ...BROCHURE_PICTURE };
}

/** The picture of a shared link, in the size in pixels that social networks recommend. */
export const SOCIAL_PICTURE = { folder: '/social', width: 1200, height: 630 } as const;

export function productSocialName({ slug }: { slug: string }): string {
  return `product-${slug}`;
}

/** Returns the path of the social picture of a page, or of a product by `productSocialName`. */
export function socialPictureHref(page: string): string {
  return `${SOCIAL_PICTURE.folder}/${page}.jpg`;
}

/** The public paths of the folders of all prints. */
export const PRINT_FOLDERS = [
  DATA_SHEET_FOLDER,
  LABEL_FOLDER,
  BROCHURE_FOLDER,
  SOCIAL_PICTURE.folder,
];
