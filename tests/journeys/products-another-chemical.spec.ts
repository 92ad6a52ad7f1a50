import * as content from '../../src/records/content.ts';
import { FORM_ANCHOR, ROUTES } from '../../src/records/addresses/routes.ts';
import { NAMES, productsPage, PRODUCTS_PATH, waitForCatalogue } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

const { heading } = content.productsPage().enquiry;

/** Number of columns of cards by window width. */
const COLUMNS = [
  [360, 1],
  [600, 2],
  [800, 3],
  [1280, 4],
] as const;
const QUERIES = ['', 'acid', 'ace', 'ol'].filter((query) => countFound(query) > 0);

function countFound(query: string): number {
  return NAMES.filter((name) => name.includes(query.toUpperCase())).length;
}

/**
 * For each window width and search, the number of columns that the last row of cards leaves for the tile; all columns
 * if the row is full.
 */
const ROOM = COLUMNS.flatMap(([width, columns]) =>
  QUERIES.map((query) => [width, query, columns, columns - (countFound(query) % columns)] as const),
);

test(`"${heading}" fills the rest of the last row of cards, after every search, and links to the form`, async ({
  page,
}) => {
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  const { box, names } = productsPage(page);
  const tile = page.getByRole('region', { name: heading });
  for (const [width, query, columns, span] of ROOM) {
    await test.step(`${span} of ${columns} columns after "${query}"`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await box.fill(query);
      const lastCard = page.locator('#product-list > li:visible').last();
      await expect(names.last()).toBeVisible();
      await expect(async () => {
        const [card, filled] = [await lastCard.boundingBox(), await tile.boundingBox()];
        if (!card || !filled) throw new Error('The card or the tile is not to be seen.');
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
    `${ROUTES.contact}?wanted#${FORM_ANCHOR}`,
  );
  await box.fill('zzz');
  await expect(tile).toHaveCount(0);
});
