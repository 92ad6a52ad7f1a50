import * as content from '../../src/records/content.ts';
import { fillText } from '../../src/records/fill-text.ts';
import { ROUTES } from '../../src/records/routes.ts';
import { DANGEROUS, UNREGULATED } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { PRODUCTS_PATH, productsPage, waitForCatalogue } from '../support/products-page.ts';

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

test('the cards stand in as many columns as the window has room for', async ({ page }) => {
  await page.goto(PRODUCTS_PATH);
  for (const [width, columns] of COLUMNS) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator('#product-list > li')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
});

test('a card reads like the label on a drum', async ({ page }) => {
  await page.goto(PRODUCTS_PATH);
  const { card } = productsPage(page);
  const { transport, identity, name } = DANGEROUS;
  if (!transport) throw new Error('Dangerous goods have an entry.');
  const dangerous = card(DANGEROUS.slug);
  await expect(dangerous.getByRole('heading')).toHaveText(name);
  await expect(dangerous).toContainText(identity.casNumber);
  await expect(dangerous).toContainText(transport.unNumber.replace('UN', 'UN '));
  await expect(
    dangerous.getByRole('img', { name: `Dangerous goods, class ${transport.imdgClass}` }),
  ).toBeVisible();
  for (const hazard of transport.subsidiaryHazards) {
    await expect(
      dangerous.getByRole('img', { name: `Subsidiary hazard, class ${hazard}` }),
    ).toBeVisible();
  }
  await expect(dangerous.locator('sub')).toHaveText(identity.formula.match(/\d+/g) ?? []);

  const unregulated = card(UNREGULATED.slug);
  await expect(unregulated).toContainText('Not regulated');
  await expect(unregulated.getByRole('img', { name: /class/ })).toHaveCount(0);
});

test('"Enquire about this product" opens the form with the product chosen', async ({ page }) => {
  await page.goto(PRODUCTS_PATH);
  await page
    .getByRole('link', {
      name: fillText(content.productsPage().card.enquireAbout, { name: DANGEROUS.displayName }),
      exact: true,
    })
    .click();
  await expect(page).toHaveURL(`${ROUTES.contact}?product=${DANGEROUS.slug}`);
  await expect(page.getByLabel('Product')).toHaveValue(DANGEROUS.slug);
});

test('the address of a card lands on the card', async ({ page }) => {
  await page.goto(`${PRODUCTS_PATH}#${UNREGULATED.slug}`);
  await waitForCatalogue(page);
  const bar = await page.getByRole('banner').boundingBox();
  const top = (await page.locator(`#${UNREGULATED.slug}`).boundingBox())?.y ?? -1;
  expect(top).toBeGreaterThanOrEqual(bar?.height ?? 0);
  expect(top).toBeLessThan(200);
});

test('search engines get a heading, a true paragraph and the list of products', async ({
  page,
}) => {
  await page.goto(PRODUCTS_PATH);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  const paragraph = page.locator('h1 + p');
  expect((await paragraph.innerText()).length).toBeGreaterThan(200);
  for (const hidden of [heading, paragraph]) {
    expect(await hidden.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
    expect((await hidden.boundingBox())?.width).toBeLessThanOrEqual(1);
  }
});
