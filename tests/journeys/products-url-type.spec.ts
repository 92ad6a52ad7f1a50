import { MOST_PICTURES } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { PRODUCTS_PATH, productsPage, waitForCatalogue } from '../support/products-page.ts';

const SEARCH_OFFSET_PX = 570;
const WINDOWS = [
  [320, 568],
  [360, 780],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

for (const { path, windows } of [
  { path: `${PRODUCTS_PATH}/search`, windows: WINDOWS },
  // The same script reads both.
  { path: `${PRODUCTS_PATH}?urlType=search`, windows: WINDOWS.slice(1, 2) },
]) {
  test.describe(path, () => {
    test('opens at the search box in a window of any size', async ({ page }) => {
      for (const [width, height] of windows) {
        await test.step(`${width} by ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await page.goto(path);
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
          const { box } = productsPage(page);
          await expect(box).toBeInViewport({ ratio: 1 });
          const bar = await page.getByRole('banner').boundingBox();
          const boxTop = (await box.boundingBox())?.y ?? 0;
          expect(boxTop, 'the box is clear of the bar').toBeGreaterThan(bar?.height ?? 0);
        });
      }
    });

    test('opens there again after a reload, though the page was scrolled elsewhere', async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, 1400));
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
    });

    test('leaves a visitor alone who came for one product', async ({ page }) => {
      await page.goto(`${path}#${MOST_PICTURES.slug}`);
      await waitForCatalogue(page);
      await expect(page.locator(`#${MOST_PICTURES.slug}`)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).not.toBe(SEARCH_OFFSET_PX);
    });
  });
}

test('a visitor who has scrolled before the script came is not pulled away', async ({ page }) => {
  let letScriptsThrough = () => {};
  const gate = new Promise<void>((resolve) => (letScriptsThrough = resolve));
  await page.route('**/static/js/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${PRODUCTS_PATH}/search`, { waitUntil: 'commit' });
  await expect(productsPage(page).opener).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  letScriptsThrough();
  await waitForCatalogue(page);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('any other address of Products shows it at its top, after a reload too', async ({ page }) => {
  for (const path of [
    PRODUCTS_PATH,
    `${PRODUCTS_PATH}/solvents`,
    `${PRODUCTS_PATH}/Search`,
    `${PRODUCTS_PATH}?urlType=other`,
  ]) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: 'OUR Products' })).toBeVisible();
      await waitForCatalogue(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.evaluate(() => scrollTo(0, 1200));
      await page.reload();
      await waitForCatalogue(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});

test('"Search Products" of Home leads to the search box', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Search Products' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS_PATH}/search$`));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
});
