import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { dataSheetPath } from '../../src/records/urls/prints.ts';
import { CLIENT } from '../support/built-site.ts';
import { products } from '../support/catalogue.ts';
import { drawPages } from '../support/pdf-picture.ts';

const PICTURE_WIDTH_PX = 480;

/** The three layouts: dangerous goods, hazards without transport rules, neither. */
const LAYOUTS = {
  'dangerous-goods': products.find(({ transport }) => transport !== null),
  hazardous: products.find(
    ({ transport, hazards }) => transport === null && hazards.pictograms.length > 0,
  ),
  harmless: products.find(({ hazards }) => hazards.pictograms.length === 0),
};

for (const [layout, product] of Object.entries(LAYOUTS)) {
  if (!product) continue;
  test(`the data sheet of ${product.name} looks as it did`, async () => {
    const file = readFileSync(path.join(CLIENT, dataSheetPath(product)));
    for (const [index, picture] of (await drawPages(file, PICTURE_WIDTH_PX)).entries()) {
      expect.soft(picture).toMatchSnapshot(`data-sheet-${layout}-${index + 1}.png`);
    }
  });
}
