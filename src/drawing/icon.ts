import sharp from 'sharp';
import { markSvg } from './logo.ts';
import { rasterise } from './rasterise.ts';
import * as content from '../records/content.ts';

/** The mark's share of the icon's side. Round masks may cut off the rest. */
const MARK_SHARE = 0.62;
const MARK_GRID_PX = 48;

/** Returns the mark on navy as a square PNG of `size` pixels. */
export async function iconPng(size: number): Promise<Buffer> {
  const markSize = Math.round(size * MARK_SHARE);
  const mark = await rasterise(markSvg('#ffffff'), markSize / MARK_GRID_PX)
    .resize(markSize, markSize)
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 3, background: content.brand().navy },
  })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
