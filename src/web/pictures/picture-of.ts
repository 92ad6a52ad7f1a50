import { readFileSync } from 'node:fs';
import type { BuiltPicture, PagePicture } from '../../records/pictures.ts';
import { productPicture, type Product } from '../../records/products/products.ts';

/** The files of a picture in one format. */
type PictureSource = BuiltPicture['sources'][number];

/** The files of a picture for one use. */
export type ResizedPicture = Pick<BuiltPicture, 'width' | 'height'> & {
  avif: PictureSource;
  /** The only WebP file. */
  webp: PictureSource;
  /** The part that a phone shows, if the record names one. */
  phone?: PictureSource;
};

/** The resized pictures by `pictureKey`. `src/build/prepare.ts` writes the file. Relative to the project's root. */
export const PICTURE_LIST = '.cache/pictures.json';

/** Returns the key of a picture in the list. One original can have several uses and crops. */
export function pictureKey({ file, use, phoneCrop }: PagePicture): string {
  return [file, use, ...(phoneCrop ? [phoneCrop.aspect, phoneCrop.focus] : [])].join(' ');
}

/** Returns the public paths of a source's files. */
export const filesOf = ({ file, widths }: PictureSource) =>
  widths.map((width) => file.replace('{width}', String(width)));

/** The media query for the part of a wide picture that its record defines for phones. */
const PHONE = '(max-width: 479px)';

function resizedPicture(picture: PagePicture): ResizedPicture {
  // Not cached, because the development server may replace the list.
  const list = JSON.parse(readFileSync(PICTURE_LIST, 'utf8')) as Record<string, ResizedPicture>;
  const resized = list[pictureKey(picture)];
  if (resized) return resized;
  throw new Error(
    `The picture images/${picture.file} has not been resized. Add the record that names it to PAGES in src/records/pages/pages.ts if it is not there, then run "npm run build" or restart "npm run dev".`,
  );
}

/**
 * Returns a picture of a record for `<Picture>`. `upright` is another picture of the subject, for windows that match
 * its media query.
 */
export function pictureOf(
  picture: PagePicture,
  upright?: { picture: PagePicture; media: string },
): BuiltPicture {
  const { avif, webp, phone, width, height } = resizedPicture(picture);
  const sources = phone ? [{ ...phone, media: PHONE }] : [];
  if (upright) {
    const { avif, webp, width, height } = resizedPicture(upright.picture);
    const shape = { media: upright.media, width, height };
    sources.push({ ...shape, ...avif }, { ...shape, ...webp });
  }
  const [src = ''] = filesOf(webp);
  return { alt: picture.alt, width, height, src, sources: [...sources, avif] };
}

/** Returns pictures of a product's record, which has at least one, in their order. */
export function productPictures({
  images,
}: Pick<Product, 'images'>): [BuiltPicture, ...BuiltPicture[]] {
  return images.map((image) => pictureOf(productPicture(image))) as [BuiltPicture];
}
