import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { drawPages } from '../../../tests/support/pdf-picture.ts';
import { SITE_URL } from '../../../tests/support/sheet-records.ts';
import { productPath } from '../../records/urls/routes.ts';
import { dataSheet } from '../data-sheet/data-sheet.ts';
import { SPECIMEN } from '../../../tests/support/catalogue.ts';

const PAGE_WIDTH = 800;
/** The lower right corner of the page, which contains the code. */
const CORNER = { left: 560, top: 935, width: 240, height: 195 };

/** Returns the text of the QR code in a picture; undefined when none is found. */
async function readCode(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data;
}

it('has a QR code that can be read from the sheet', { timeout: 60_000 }, async () => {
  const sheet = await dataSheet(SPECIMEN, SITE_URL).make();
  const lastPage = (await drawPages(sheet, PAGE_WIDTH)).at(-1);
  expect(await readCode(sharp(lastPage).extract(CORNER))).toBe(
    `${SITE_URL}${productPath(SPECIMEN)}`,
  );
});
