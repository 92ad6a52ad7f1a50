import * as content from '../../src/records/content.ts';
import { wantedHref } from '../../src/records/urls/routes.ts';
import { NAMES, productsPage, PRODUCTS_PATH, waitForCatalogue } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

const { heading } = content.productsPage().enquiry;

/** Window widths with their number of columns of cards, and a search. */
const LAYOUTS = [
  [360, 1, ''],
  [800, 3, 'acid'],
  [1280, 4, ''],
] as const;

function countFound(query: string): number {
  return NAMES.filter((name) => name.includes(query.toUpperCase())).length;
}

test(`"${heading}" fills the rest of the last row of cards, after every search, and links to the form`, async ({
  page,
}) => {
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  const { box, names } = productsPage(page);
  const tile = page.getByRole('region', { name: heading });
  for (const [width, columns, query] of LAYOUTS) {
    // All columns if the last row of cards is full.
    const span = columns - (countFound(query) % columns);
    if (countFound(query) === 0) continue;
    await test.step(`${span} of ${columns} columns after "${query}"`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await box.fill(query);
      const lastCard = page.locator('#product-list > li:visible').last();
      await expect(names.last()).toBeVisible();
      await expect(async () => {
        const [card, filled] = [await lastCard.boundingBox(), await tile.boundingBox()];
        if (!card || !filled) throw new Error('The card or the tile is not visible.');
        const columnStep = card.width + 24;
        expect(Math.round((filled.width + 24) / columnStep)).toBe(span);
        const isBeside = Math.abs(filled.y - card.y) < 1;
        expect(isBeside).toBe(span < columns);
      }).toPass();
    });
  }

  // The tile is not shown below an empty result, which has the same link.
  await expect(tile.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    wantedHref(''),
  );
  await box.fill('zzz');
  await expect(tile).toHaveCount(0);
});
