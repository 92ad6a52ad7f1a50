import { readFileSync, statSync } from 'node:fs';
import type { BuiltPicture, PagePicture } from '../../records/pictures.ts';
import { productPicture, type Product } from '../../records/products/products.ts';
import { CUT_LIST, cutKey, filesOf, type CutList, type ServedDrawing } from './cuts.ts';

let known: { madeAt: number; list: CutList } | undefined;

/** What was cut last: while the site is developed pictures are cut anew. */
function cutList(): CutList {
  const madeAt = statSync(CUT_LIST, { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) throw new Error(`${CUT_LIST} is missing. Run "npm run build".`);
  if (known?.madeAt !== madeAt) {
    known = { madeAt, list: JSON.parse(readFileSync(CUT_LIST, 'utf8')) as CutList };
  }
  return known.list;
}

/** Where the part of a wide picture that its record names for phones is enough. */
const PHONE = '(max-width: 479px)';
const UPRIGHT = '(orientation: portrait)';

function found<Entry>(entry: Entry | undefined, file: string): Entry {
  if (entry) return entry;
  throw new Error(
    `The picture images/${file} has not been cut. Add the record that names it to READERS in src/records/pages/pages.ts if it is not there, then run "npm run build".`,
  );
}

/**
 * A picture that a record names, ready for `<Picture>`. `upright` is another
 * cut of the subject, shown while the window is upright.
 */
export function pictureOf(picture: PagePicture, upright?: PagePicture): BuiltPicture {
  const { pictures } = cutList();
  const cut = found(pictures[cutKey(picture)], picture.file);
  const { avif, webp, phone, placeholder, ...size } = cut;
  const sources = phone ? [{ ...phone, media: PHONE }] : [];
  if (upright) {
    const { width, height, ...formats } = found(pictures[cutKey(upright)], upright.file);
    const shape = { media: UPRIGHT, width, height };
    sources.push({ ...shape, ...formats.avif }, { ...shape, ...formats.webp });
  }
  const [src = ''] = filesOf(webp);
  return { alt: picture.alt, ...size, src, sources: [...sources, avif], placeholder };
}

/** All pictures of a product, in the order of its record, which names one at least. */
export function productPictures({ images }: Product): [BuiltPicture, ...BuiltPicture[]] {
  return images.map((image) => pictureOf(productPicture(image))) as [BuiltPicture];
}

/** A vector drawing of `images/`, such as `partners/x.svg`. */
export function drawingOf(file: string): ServedDrawing {
  return found(cutList().drawings[file], file);
}
