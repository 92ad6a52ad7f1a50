import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { markSvg } from '../../brand/mark.ts';

/** The picture that a shared link shows, by page. */
const SOCIAL_PICTURES = {
  home: 'pages/home-ship.jpg',
  about: 'pages/about-banner.jpg',
  products: 'pages/products-banner.jpg',
  services: 'pages/services-banner.jpg',
  contact: 'pages/contact-banner.jpg',
  'not-found': 'pages/not-found.jpg',
} as const;

/** Size that social networks ask for, in pixels. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const MARK_PX = 120;
const MARGIN_PX = 48;
const JPEG_QUALITY = 80;

export const getStaticPaths = (() =>
  Object.entries(SOCIAL_PICTURES).map(([page, file]) => ({
    params: { page },
    props: { file },
  }))) satisfies GetStaticPaths;

/** A page's picture, cut for shared links, with the company's mark. */
export const GET: APIRoute<{ file: string }> = async ({ props }) => {
  const mark = await sharp(Buffer.from(markSvg('#ffffff', '#13a89e')), { density: 180 })
    .resize(MARK_PX, MARK_PX)
    .png()
    .toBuffer();
  const picture = await sharp(path.join('images', props.file))
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'cover' })
    .composite([{ input: mark, left: MARGIN_PX, top: MARGIN_PX }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};
