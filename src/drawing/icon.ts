import sharp from 'sharp';
import { markSvg } from './mark.ts';
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

/** Returns a PNG of `size` pixels (at most 255) as an ICO file: one directory entry, then the PNG. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
