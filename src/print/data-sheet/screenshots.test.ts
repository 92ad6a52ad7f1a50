/**
 * Pictures of the sheet's layouts, compared with those that are committed: it fails when a
 * layout moves, not when a value changes. When a change of the layout is meant, look at the new
 * pictures and keep them: `UPDATE_SCREENSHOTS=1 npx vitest run src/print/data-sheet/screenshots.test.ts`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { differingPart, drawPages } from '../../../tests/support/pdf-picture.ts';
import { SITE_URL } from '../../../tests/support/sheet-records.ts';
import { dataSheet } from './data-sheet.ts';

/** The three layouts: dangerous goods, hazards without transport rules, neither. */
const SHOWN_PRODUCTS = ['acrylic-acid', 'citric-acid-monohydrate', 'glycerine'].filter((slug) =>
  content.products().some((product) => product.slug === slug),
);
const FOLDER = 'tests/screenshots/data-sheets';
const PICTURE_WIDTH = 360;
/** A corrected value or a reworded sentence stays below this part of a page's pixels. */
const MOST_DIFFERING = 0.015;
const isUpdating = process.env['UPDATE_SCREENSHOTS'] === '1';

it.each(SHOWN_PRODUCTS)('%s looks as it did', { timeout: 60_000 }, async (slug) => {
  const product = content.product(slug);
  const pages = await drawPages(await dataSheet(product, SITE_URL).make(), PICTURE_WIDTH);
  for (const [index, page] of pages.entries()) {
    const file = `${FOLDER}/${slug}-${index + 1}.webp`;
    if (isUpdating) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, page);
      continue;
    }
    expect(existsSync(file), `${file} is missing: see the head of this test`).toBe(true);
    const part = await differingPart(page, readFileSync(file));
    const what = `page ${index + 1} has moved beside ${file}; if it is meant, see the head of this test`;
    expect(part, what).toBeLessThan(MOST_DIFFERING);
  }
});
