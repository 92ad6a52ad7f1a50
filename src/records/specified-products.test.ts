import { expect, it } from 'vitest';
import * as content from './content.ts';

/** Specification, section 3: the products in order, with their image counts. */
const SPECIFIED_PRODUCTS: [name: string, imageCount: number][] = [
  ['ACRYLIC ACID', 4],
  ['ACETONE', 1],
  ['ACETIC ACID', 1],
  ['CITRIC ACID MONOHYDRATE', 2],
  ['GLYCERINE', 2],
  ['ISOPROPYL ALCOHOL (IPA)', 1],
  ['MALEIC ANHYDRIDE', 4],
  ['MELAMINE', 5],
  ['MONOETHYLENE GLYCOL (MEG)', 1],
  ['MONOSODIUM GLUTAMATE (MSG)', 5],
  ['METHANOL', 1],
  ['PHENOL', 2],
  ['TOLUENE', 2],
];

/**
 * The one test about today's range. When the owner changes it, this list changes with it: all
 * other tests count what is there.
 */
it('the catalogue begins with the thirteen products of the specification, with their numbers of pictures', () => {
  const shown = content.products().map(({ name, images }) => [name, images.length]);
  expect(shown.slice(0, SPECIFIED_PRODUCTS.length)).toEqual(SPECIFIED_PRODUCTS);
});

it('gives the office hours of the specification, section 9', () => {
  const what = 'if the company has changed its hours, change them in this test too';
  expect(content.company().officeHours.display, what).toEqual([
    'Monday to Saturday 10.30am to 7.00pm',
    'Sunday closed',
  ]);
});
