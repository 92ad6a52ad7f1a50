import { expect, it } from 'vitest';
import { dataSheetPath } from './prints.ts';

it('names the data sheet after the product', () => {
  expect(dataSheetPath({ slug: 'acetone' })).toBe('/data-sheets/acetone-data-sheet.pdf');
});
