import { MOST_PICTURES } from '../support/catalogue.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { PRODUCTS_PATH, productsPage, waitForCatalogue } from '../support/products-page.ts';

const SEARCH_PATH = `${PRODUCTS_PATH}/search`;
const SEARCH_OFFSET_PX = 570;
const WINDOWS = [
  [320, 568],
  [360, 780],
  [390, 844],
  [540, 900],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

test('the search URL opens at the search box in windows of all sizes', async ({ page }) => {
  for (const [index, [width, height]] of WINDOWS.entries()) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      // The position is the same in all windows, so the page is loaded only in the smallest and the largest.
      if (index === 0 || index === WINDOWS.length - 1) await page.goto(SEARCH_PATH);
      else await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SEARCH_OFFSET_PX);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
      const { box } = productsPage(page);
      await expect(box).toBeInViewport({ ratio: 1 });
      const bar = await page.getByRole('banner').boundingBox();
      const label = await page.locator('label[for="product-search"]').boundingBox();
      expect(label?.y, 'box and label are clear of the bar').toBeGreaterThan(bar?.height ?? 0);
    });
  }
});

test('a reload opens it there again, unless the URL names a product', async ({ page }) => {
  await page.goto(SEARCH_PATH);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
  await page.evaluate(() => scrollTo(0, 1400));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
  // Also as a query parameter.
  await page.goto(`${PRODUCTS_PATH}?urlType=search`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
  await page.goto('about:blank');
  await page.goto(`${SEARCH_PATH}#${MOST_PICTURES.slug}`);
  await waitForCatalogue(page);
  await expect(page.locator(`#${MOST_PICTURES.slug}`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).not.toBe(SEARCH_OFFSET_PX);
});

test('the script does not scroll if the visitor has scrolled before', async ({ page }) => {
  const scripts = await holdRequests(page, /\/static\/js\/[^/]+\.js$/);
  await page.goto(SEARCH_PATH, { waitUntil: 'commit' });
  await expect(productsPage(page).opener).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await scripts.release();
  await waitForCatalogue(page);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('every other URL of Products opens at the top, after a reload too', async ({ page }) => {
  const plain = await (await page.request.get(PRODUCTS_PATH)).text();
  for (const path of [`${PRODUCTS_PATH}/solvents`, `${PRODUCTS_PATH}/Search`]) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe(plain);
  }
  await page.goto(`${PRODUCTS_PATH}?urlType=other`);
  await expect(page.getByRole('heading', { name: 'OUR Products' })).toBeVisible();
  await waitForCatalogue(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.reload();
  await waitForCatalogue(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
