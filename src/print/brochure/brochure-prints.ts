import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { typeset, type Print } from '../typesetting/typeset.ts';
import { BROCHURE_PICTURE, brochureFiles } from '../../records/brochure-texts.ts';
import * as content from '../../records/content.ts';
import { IMAGE_FOLDER } from '../../records/pictures.ts';
import type { Product } from '../../records/products/products.ts';
import { brochureContent, COVER_PICTURE_PATH } from './brochure-content.ts';

const BROCHURE_PAGE_COUNT = 2;

const BROCHURE_PICTURE_MAX_BYTES = 450_000;

/** Width of the cover's picture in pixels, about 200 per inch. */
const COVER_WIDTH = 1654;
const COVER_QUALITY = 78;
/** WebP qualities. The first that keeps the picture under `BROCHURE_PICTURE_MAX_BYTES` is used. */
const PICTURE_QUALITIES = [84, 72, 60];
const A4_WIDTH_PT = 595.28;

const template = readFileSync(new URL('./brochure.typ', import.meta.url), 'utf8');

/**
 * Returns the brochure: a tagged PDF/UA-1 of two pages, and both as one WebP picture in the size of `BROCHURE_PICTURE`.
 * The same records give the same bytes. `siteUrl` is the site's origin without a trailing slash. `make` rejects when the
 * texts do not fit or the picture has too many bytes.
 */
export function brochurePrints(products: readonly Product[], siteUrl: string): [Print, Print] {
  const { file } = content.brochureTexts().cover.picture;
  const original = readFileSync(path.join(IMAGE_FOLDER, file));
  const brochure = JSON.stringify(brochureContent(products, siteUrl));
  const set = async () => {
    const cover = await sharp(original)
      .resize({ width: COVER_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: COVER_QUALITY, mozjpeg: true })
      .toBuffer();
    const pictures = { [COVER_PICTURE_PATH]: cover };
    const document = typeset('The brochure', template, { brochure }, pictures);
    if (document.pageCount === BROCHURE_PAGE_COUNT) return document;
    throw new Error(
      `The brochure has ${document.pageCount} pages and not ${BROCHURE_PAGE_COUNT}. Shorten content/brochure.yaml.`,
    );
  };
  const drawPicture = async () => {
    const document = await set();
    const drawing = document.picture(BROCHURE_PICTURE, BROCHURE_PICTURE.width / A4_WIDTH_PT);
    for (const quality of PICTURE_QUALITIES) {
      const picture = await drawing
        .clone()
        .webp({ quality, effort: 6, smartSubsample: true })
        .toBuffer();
      if (picture.length <= BROCHURE_PICTURE_MAX_BYTES) return picture;
    }
    throw new Error(
      `The brochure's picture has more than ${BROCHURE_PICTURE_MAX_BYTES} bytes. Choose a cover picture with less detail in content/brochure.yaml.`,
    );
  };
  const { pictureHref, pdfHref } = brochureFiles();
  return [
    { href: pictureHref, inputs: ['picture', brochure, original], make: drawPicture },
    {
      href: pdfHref,
      inputs: ['document', brochure, original],
      make: async () => (await set()).pdf(),
    },
  ];
}
