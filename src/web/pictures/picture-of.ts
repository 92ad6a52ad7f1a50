import { readFileSync, statSync } from 'node:fs';
import type { BuiltPicture, PagePicture } from '../../records/pictures.ts';
import { productPicture, type Product } from '../../records/products/products.ts';
import {
  PICTURE_LIST,
  pictureKey,
  filesOf,
  type PictureList,
  type ServedDrawing,
} from './picture-sizes.ts';

let known: { madeAt: number; list: PictureList } | undefined;

/** Returns the current list, which the development server may replace. */
function pictureList(): PictureList {
  const madeAt = statSync(PICTURE_LIST, { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) throw new Error(`${PICTURE_LIST} is missing. Run "npm run build".`);
  if (known?.madeAt !== madeAt) {
    known = { madeAt, list: JSON.parse(readFileSync(PICTURE_LIST, 'utf8')) as PictureList };
  }
  return known.list;
}

/** The media query for the part of a wide picture that its record defines for phones. */
const PHONE = '(max-width: 479px)';

function found<Entry>(entry: Entry | undefined, file: string): Entry {
  if (entry) return entry;
  throw new Error(
    `The picture images/${file} has not been resized. Add the record that names it to PAGES in src/records/pages/pages.ts if it is not there, then run "npm run build".`,
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
  const { pictures } = pictureList();
  const resized = found(pictures[pictureKey(picture)], picture.file);
  const { avif, webp, phone, width, height } = resized;
  const sources = phone ? [{ ...phone, media: PHONE }] : [];
  if (upright) {
    const uprightPicture = found(pictures[pictureKey(upright.picture)], upright.picture.file);
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

/** Returns an SVG of `images/`, such as `partners/x.svg`. */
export function drawingOf(file: string): ServedDrawing {
  return found(pictureList().drawings[file], file);
}
