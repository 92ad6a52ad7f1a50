import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { drawPages } from '../../../tests/support/pdf-picture.ts';
import { SITE_URL } from '../../../tests/support/sheet-records.ts';
import * as content from '../../records/content.ts';
import { productPath } from '../../records/addresses/routes.ts';
import { dataSheet } from '../data-sheet/data-sheet.ts';
import { qrCodeSvg } from './qr-code.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';

const PAGE_WIDTH = 800;
/** The lower right corner of the page, which contains the code. */
const CORNER = { left: 560, top: 935, width: 240, height: 195 };

/** Returns the text of the QR code in a picture; undefined when none is found. */
async function readCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data;
}

/** A longer text makes a finer code. */
const byLength = content.products().toSorted((one, other) => one.slug.length - other.slug.length);

it.each([byLength[0], byLength.at(-1)].flatMap((product) => product ?? []))(
  'the code of $slug contains the address of its page',
  async ({ slug }) => {
    const url = `${SITE_URL}${productPath({ slug })}`;
    // On black the code is only found with its white zone.
    const picture = sharp(Buffer.from(qrCodeSvg(url)), { density: 300 });
    expect(
      await readCode(
        picture.extend({ background: '#000', top: 40, bottom: 40, left: 40, right: 40 }),
      ),
    ).toBe(url);
  },
);

it('can be read from the sheet', { timeout: 60_000 }, async () => {
  const sheet = await dataSheet(SPECIMEN, SITE_URL).make();
  const [, lastPage] = await drawPages(sheet, PAGE_WIDTH);
  expect(await readCode(sharp(lastPage).extract(CORNER))).toBe(
    `${SITE_URL}${productPath(SPECIMEN)}`,
  );
});
