import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { socialPicture } from './social-picture.ts';

const { meta } = content.homePage();
const draw = (of: typeof meta) => socialPicture('/social/home.jpg', of).make();

/** Mean brightness, 0 to 255, of each pixel's difference between two pictures of one size. */
async function difference(first: Uint8Array, second: Uint8Array): Promise<number> {
  const { channels } = await sharp(first)
    .composite([{ input: Buffer.from(second), blend: 'difference' }])
    .toBuffer()
    .then((both) => sharp(both).stats());
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

describe('socialPicture', () => {
  it('is a JPEG of 1200 by 630, light enough for a chat on a phone', async () => {
    const picture = await draw(meta);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(150_000);
  });

  it('shows the title: another title gives another picture, the same title the same bytes', async () => {
    const picture = await draw(meta);
    const again = await draw(meta);
    const renamed = await draw({ ...meta, socialTitle: 'Something else here' });
    expect(Buffer.from(again).equals(Buffer.from(picture))).toBe(true);
    expect(await difference(picture, renamed)).toBeGreaterThan(2);
  });

  it('has room for the longest title that the record allows', async () => {
    const socialTitle = 'Wholesale chemicals '.repeat(4).slice(0, 70).trim();
    await expect(draw({ ...meta, socialTitle })).resolves.toBeInstanceOf(Uint8Array);
  });

  it('refuses a picture that is not there', () => {
    const socialPictureRecord = { file: 'pages/nowhere.jpg', alt: 'Nothing that is there' };
    expect(() => draw({ ...meta, socialPicture: socialPictureRecord })).toThrow(/nowhere/);
  });
});
