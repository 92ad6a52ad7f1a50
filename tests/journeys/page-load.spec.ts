import { products } from '../support/catalogue.ts';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { expect, test } from '../support/test.ts';

const scrollOffset = (page: Page) => page.evaluate(() => scrollY);

// One page is enough, because the layout's script is the same on all pages (site/built-pages.spec.ts).
test('a page opens at its top, also after a reload or the back button; the skip link moves the focus past the bar', async ({
  page,
}) => {
  await page.goto(ROUTES.about);
  expect(await scrollOffset(page)).toBe(0);
  const scrollDown = async () => {
    await page.evaluate(() => scrollTo({ top: 500 }));
    await expect.poll(() => scrollOffset(page)).toBe(500);
  };
  await scrollDown();
  await page.reload();
  expect(await scrollOffset(page)).toBe(0);

  await scrollDown();
  await page.goto(ROUTES.services);
  expect(await scrollOffset(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollOffset(page)).toBe(0);

  await test.step('the skip link leads past the bar', async () => {
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInMain).toBe(true);
  });
});

test.describe('a URL with a fragment', () => {
  const bottomOfBar = (page: Page) =>
    page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);

  for (const [path, fragment] of [
    [ROUTES.contact, 'enquiry'],
    [ROUTES.products, products.at(-1)?.slug],
  ]) {
    test(`scrolls to ${fragment}, below the bar, which is solid at once`, async ({ page }) => {
      await page.goto(`${path}#${fragment}`);
      await expect(page.locator('html')).toHaveClass(/scrolled/);
      const target = page.locator(`#${fragment}`);
      await expect(target).toBeInViewport();
      expect(await scrollOffset(page)).toBeGreaterThan(0);
      const { y = 0 } = (await target.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(await bottomOfBar(page));
    });
  }
});
