import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as content from '../../records/content.ts';
import type { PageMeta } from '../../records/pages/page-meta.ts';
import { IMAGE_FOLDER } from '../../records/pictures.ts';
import { keepTogether } from '../../records/typography.ts';
import { productMeta } from '../../records/pages/product-meta.ts';
import {
  productSocialName,
  SOCIAL_PICTURE,
  socialPictureHref,
} from '../../records/addresses/routes.ts';
import { typeset, type Print } from '../typesetting/typeset.ts';

const JPEG_QUALITY = 82;
/** Pixels of a product's picture beside the words, 4 by 3. */
const PRODUCT_PICTURE_WIDTH = 840;
/** Pixels over which it comes out of the ground. */
const FADE_WIDTH = 420;
const PICTURE_PATH = '/social-picture.jpg';

const template = readFileSync(new URL('./social.typ', import.meta.url), 'utf8');

/**
 * The picture that a shared link to a page shows: the picture of its record with the company's mark
 * and the page's social title, a JPEG in the size of `SOCIAL_PICTURE`. Throws when the record names
 * a picture that is not in `images/`; making it does when the title needs more than one page.
 */
export function socialPicture(href: string, meta: PageMeta, isProduct = false): Print {
  const { name, address } = content.company();
  const { navy } = content.brand();
  const original = readFileSync(path.join(IMAGE_FOLDER, meta.socialPicture.file));
  const social = JSON.stringify({
    title: keepTogether(meta.socialTitle),
    line: `${address.district}, ${address.city}`,
    brand: name,
    picture: PICTURE_PATH,
    alternative: meta.socialPicture.alt,
  });
  const make = async () => {
    const { width, height } = SOCIAL_PICTURE;
    const picture = isProduct
      ? // A product fills its picture: it is moved aside, so that words have a ground.
        sharp(original)
          .resize(PRODUCT_PICTURE_WIDTH, height)
          .extend({ left: width - PRODUCT_PICTURE_WIDTH, background: navy })
          .composite([{ input: fade(navy, height), left: width - PRODUCT_PICTURE_WIDTH, top: 0 }])
      : // Subjects of the page pictures stand on the right: their left is calm, for words.
        sharp(original).resize(width, height, { fit: 'cover', position: 'right' });
    const pictures = { [PICTURE_PATH]: await picture.jpeg({ quality: 92 }).toBuffer() };
    const subject = `The social picture "${meta.socialTitle}"`;
    const document = typeset(subject, template, { social }, pictures);
    if (document.pageCount !== 1) throw new Error(`${subject} has no room for its title.`);
    // The template's page is as many units as pixels.
    return document
      .picture(SOCIAL_PICTURE, 1)
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  };
  return { href, inputs: [social, String(isProduct), original], make };
}

/** From a colour to nothing, to the right. */
const fade = (color: string, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FADE_WIDTH}" height="${height}"><linearGradient id="fade"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
  );

/** The social pictures of all pages, one after the other: the originals of thousands would fill the memory. */
export function* socialPictures(): Generator<Print> {
  for (const [page, { meta }] of content.pages())
    yield socialPicture(socialPictureHref(page), meta);
  for (const product of content.products()) {
    const href = socialPictureHref(productSocialName(product));
    yield socialPicture(href, productMeta(product), true);
  }
}
