import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { builtPrint } from '../../../tests/support/sheet-records.ts';
import { socialPicture } from './social-picture.ts';

const { meta } = content.homePage();
const draw = (of: typeof meta) => socialPicture('/social/home.jpg', of).make();

/** Returns the mean difference of two pictures of equal size, from 0 to 255. */
async function difference(first: Uint8Array, second: Uint8Array): Promise<number> {
  const { channels } = await sharp(first)
    .composite([{ input: Buffer.from(second), blend: 'difference' }])
    .toBuffer()
    .then((both) => sharp(both).stats());
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

describe('socialPicture', () => {
  it('has other pixels for another title, and the same bytes for the same title', async () => {
    const picture = await builtPrint(socialPicture('/social/home.jpg', meta));
    const again = await draw(meta);
    const renamed = await draw({ ...meta, socialTitle: 'Something else here' });
    expect(Buffer.from(again).equals(Buffer.from(picture))).toBe(true);
    expect(await difference(picture, renamed)).toBeGreaterThan(2);
  });

  it('has space for the longest title that the record allows', async () => {
    const socialTitle = 'Wholesale chemicals '.repeat(4).slice(0, 70).trim();
    await expect(draw({ ...meta, socialTitle })).resolves.toBeInstanceOf(Uint8Array);
  });

  it('throws for a picture that does not exist', () => {
    const socialPictureRecord = { file: 'pages/nowhere.jpg', alt: 'Missing' };
    expect(() => draw({ ...meta, socialPicture: socialPictureRecord })).toThrow(/nowhere/);
  });
});
