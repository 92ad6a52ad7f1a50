import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { typeset, type Print } from '../typesetting/typeset.ts';
import { BROCHURE_PICTURE, brochureFiles } from '../../records/urls/prints.ts';
import * as content from '../../records/content.ts';
import { IMAGE_FOLDER } from '../../records/pictures.ts';
import type { Product } from '../../records/products/products.ts';
import { brochureContent, COVER_PICTURE_PATH } from './brochure-content.ts';

const PAGES_USUAL = 2;

const BROCHURE_PICTURE_MAX_BYTES = 450_000;
/** The maximum height of a WebP picture in pixels. */
const WEBP_HEIGHT_MAX = 16_383;

/** Width of the cover's picture in pixels, about 200 per inch. */
const COVER_WIDTH = 1654;
const COVER_QUALITY = 78;
/** WebP qualities. The first that keeps the picture under `BROCHURE_PICTURE_MAX_BYTES` is used, or the last. */
const PICTURE_QUALITIES = [84, 72, 60];
const A4_WIDTH_PT = 595.28;

const template = readFileSync(new URL('./brochure.typ', import.meta.url), 'utf8');

/**
 * Returns the brochure: a tagged PDF/UA-1, and its pages as one WebP picture in the size of `BROCHURE_PICTURE`, which has
 * more height with more than two pages. The same records give the same bytes. `siteUrl` is the site's origin without a
 * trailing slash.
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
    return typeset('The brochure', template, { brochure }, pictures);
  };
  const drawPicture = async () => {
    const document = await set();
    const fullHeight = (BROCHURE_PICTURE.height / PAGES_USUAL) * document.pageCount;
    const height = Math.min(fullHeight, WEBP_HEIGHT_MAX);
    const width = Math.round((BROCHURE_PICTURE.width * height) / fullHeight);
    const drawing = document.picture({ width, height }, width / A4_WIDTH_PT);
    let picture = Buffer.alloc(0);
    for (const quality of PICTURE_QUALITIES) {
      picture = await drawing.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      if (picture.length <= BROCHURE_PICTURE_MAX_BYTES) break;
    }
    return picture;
  };
  const { pictureHref, pdfHref } = brochureFiles();
  return [
    { href: pictureHref, inputs: ['picture', brochure, original], make: drawPicture },
    {
      href: pdfHref,
      inputs: ['document', brochure, original],
      make: async () => (await set()).pdf(),
      pagesUsual: PAGES_USUAL,
    },
  ];
}
