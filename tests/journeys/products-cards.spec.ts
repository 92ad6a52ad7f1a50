import { expect, test } from '../support/test.ts';
import { PRODUCTS_PATH } from '../support/products-page.ts';

/** Columns of the grid by window width: 4 at lg, 3 at md, 2 at sm, 1 at xs. */
const COLUMNS = [
  [320, 1],
  [575, 1],
  [576, 2],
  [767, 2],
  [768, 3],
  [991, 3],
  [992, 4],
  [1920, 4],
] as const;

test('the grid has 4, 3, 2 or 1 columns, after the hidden text for search engines; arrows after names do not overflow', async ({
  page,
}) => {
  await page.goto(PRODUCTS_PATH);
  for (const [width, columns] of COLUMNS) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator('#product-list > li')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  const paragraph = page.locator('h1 + p');
  expect((await paragraph.innerText()).length).toBeGreaterThan(200);
  for (const hidden of [heading, paragraph]) {
    expect(await hidden.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
    expect((await hidden.boundingBox())?.width).toBeLessThanOrEqual(1);
  }

  for (const width of [320, 360, 412, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.locator('#product-list > li').evaluateAll((cards) =>
      cards.map((card) => {
        const arrow = card.querySelector('h3 path')?.getBoundingClientRect();
        return (arrow?.right ?? Number.NaN) - card.getBoundingClientRect().right;
      }),
    );
    expect(Math.max(...over), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
