import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as content from '../../records/content.ts';
import type { PageMeta } from '../../records/pages/pages.ts';
import { IMAGE_FOLDER } from '../../records/pictures.ts';
import { keepTogether } from '../../records/typography.ts';
import { productMeta } from '../../records/pages/product-page.ts';
import { productSocialName, SOCIAL_PICTURE, socialPictureHref } from '../../records/urls/prints.ts';
import { typeset, type Print } from '../typesetting/typeset.ts';

const JPEG_QUALITY = 82;
/** The width in pixels of a product's picture, which is on the right. */
const PRODUCT_PICTURE_WIDTH = 840;
/** The width in pixels over which its left edge fades into the background. */
const FADE_WIDTH = 420;
const PICTURE_PATH = '/social-picture.jpg';

const template = readFileSync(new URL('./social.typ', import.meta.url), 'utf8');

/**
 * Returns the picture that a shared link to a page shows: the picture of the page's record with the
 * company's mark and the page's social title, as a JPEG in the size of `SOCIAL_PICTURE`. Throws when
 * the picture is not in `images/`.
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
      ? // A product fills its picture, so the picture is moved to the right of the words.
        sharp(original)
          .resize(PRODUCT_PICTURE_WIDTH, height)
          .extend({ left: width - PRODUCT_PICTURE_WIDTH, background: navy })
          .composite([{ input: fade(navy, height), left: width - PRODUCT_PICTURE_WIDTH, top: 0 }])
      : // Pictures of pages have their subject on the right and space for words on the left.
        sharp(original).resize(width, height, { fit: 'cover', position: 'right' });
    const pictures = { [PICTURE_PATH]: await picture.jpeg({ quality: 92 }).toBuffer() };
    const subject = `The social picture "${meta.socialTitle}"`;
    const document = typeset(subject, template, { social }, pictures);
    // One unit of the template is one pixel.
    return document
      .picture(SOCIAL_PICTURE, 1)
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  };
  return { href, inputs: [social, String(isProduct), original], make };
}

/** Returns an SVG that fades from a colour on the left to transparent. */
const fade = (color: string, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FADE_WIDTH}" height="${height}"><linearGradient id="fade"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
  );

export function socialPictures(): Print[] {
  const products = content
    .products()
    .map((product) =>
      socialPicture(socialPictureHref(productSocialName(product)), productMeta(product), true),
    );
  const pages = [...content.pages()].map(([page, { meta }]) =>
    socialPicture(socialPictureHref(page), meta),
  );
  return [...pages, ...products];
}
