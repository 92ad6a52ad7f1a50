import { existsSync, readFileSync } from 'node:fs';
import type { BuiltPicture, PagePicture } from '../../records/pictures.ts';
import { productPicture, type Product } from '../../records/products/products.ts';
import {
  PICTURE_LIST,
  pictureKey,
  filesOf,
  type PictureList,
  type ResizedPicture,
} from './picture-sizes.ts';

/** Returns the current list. It is not cached, because the development server may replace it. */
function pictureList(): PictureList {
  if (existsSync(PICTURE_LIST))
    return JSON.parse(readFileSync(PICTURE_LIST, 'utf8')) as PictureList;
  throw new Error(`${PICTURE_LIST} is missing. Run "npm run build".`);
}

/** The media query for the part of a wide picture that its record defines for phones. */
const PHONE = '(max-width: 479px)';

function resizedPicture(picture: PagePicture): ResizedPicture {
  const resized = pictureList()[pictureKey(picture)];
  if (resized) return resized;
  throw new Error(
    `The picture images/${picture.file} has not been resized. Add the record that names it to PAGES in src/records/pages/pages.ts if it is not there, then run "npm run build".`,
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
    const uprightPicture = resizedPicture(upright.picture);
    const shape = {
      media: upright.media,
      width: uprightPicture.width,
      height: uprightPicture.height,
    };
    sources.push({ ...shape, ...uprightPicture.avif }, { ...shape, ...uprightPicture.webp });
  }
  const [src = ''] = filesOf(webp);
  return { alt: picture.alt, width, height, src, sources: [...sources, avif] };
}

/** Returns all pictures of a product in the order of its record, which has at least one. */
export function productPictures({ images }: Product): [BuiltPicture, ...BuiltPicture[]] {
  return images.map((image) => pictureOf(productPicture(image))) as [BuiltPicture];
}
