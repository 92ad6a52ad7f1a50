import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropOf, encodeWithin, resizePicture } from './resize-pictures.ts';

/** The EXIF orientation of a phone held upright. */
const TURN_CLOCKWISE = 6;

test('a photograph is rotated by its EXIF orientation', async () => {
  const background = '#123456';
  const original = await sharp({ create: { width: 32, height: 16, channels: 3, background } })
    .withMetadata({ orientation: TURN_CLOCKWISE })
    .jpeg()
    .toBuffer();
  const sizes: object[] = [];
  const write = async (_file: string, content: string | Uint8Array) => {
    const { width, height } = await sharp(content).metadata();
    sizes.push({ width, height });
  };
  const picture = { file: 'upright-test.jpg', alt: '', use: 'card' } as const;
  const upright = { width: 16, height: 32 };
  expect(await resizePicture(picture, original, write)).toMatchObject(upright);
  expect(sizes.length).toBeGreaterThan(1);
  for (const size of sizes) expect(size).toEqual(upright);

  // A preview has one file.
  sizes.length = 0;
  const preview = await resizePicture(picture, original, write, true);
  expect(preview.avif).toEqual(preview.webp);
  expect(sizes).toEqual([upright]);
});

test('crops photographs of any shape', () => {
  const crop = { aspect: 1.6, focus: 0.9 };
  expect(cropOf({ width: 2400, height: 1000 }, crop)).toEqual({
    width: 1600,
    height: 1000,
    left: 720,
    top: 0,
  });
  expect(cropOf({ width: 4032, height: 3024 }, crop)).toEqual({
    width: 4032,
    height: 2520,
    left: 0,
    top: 252,
  });
});

test('lowers the quality of a picture until it fits, but not below the lowest', async () => {
  const tried: number[] = [];
  const encode = (quality: number) => {
    tried.push(quality);
    return Promise.resolve(Buffer.alloc(quality * 500));
  };
  expect((await encodeWithin(14_000, 38, encode)).length).toBeLessThanOrEqual(14_000);
  expect(tried.at(-1)).toBeGreaterThan(24);
  expect((await encodeWithin(1000, 38, encode)).length).toBe(20 * 500);
  expect((await encodeWithin(Infinity, 62, encode)).length).toBe(62 * 500);
});
