import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { waitUntilOpen } from '../support/menu.ts';
import { expect, test } from '../support/test.ts';
import { SITE_PAGES } from '../support/site-pages.ts';

test.use({ javaScriptEnabled: false });

test('every page has a solid bar, and no controls that need script', async ({ page }) => {
  for (const { name, path } of SITE_PAGES) {
    await test.step(name, async () => {
      await page.goto(path);
      // An opaque colour is written without an alpha value.
      await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
      const ofScript = page
        .locator('#product-search, [data-copy], [data-opens]')
        .or(page.locator('button').filter({ hasText: 'Pause motion' }));
      for (const part of await ofScript.all()) await expect(part).toBeHidden();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, closes on a click outside and on Escape, and its links work', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#site-menu');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(195, 760);
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.click();
    await waitUntilOpen(menu);
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(ROUTES.about);
  });
});

test('every slide of the carousels of Home can be scrolled to', async ({ page }) => {
  await page.goto('/');
  const carousels = page.locator('[aria-roledescription="carousel"]');
  await expect(carousels).toHaveCount(content.partners().length > 0 ? 2 : 1);
  for (const carousel of await carousels.all()) {
    const last = carousel.locator('[aria-roledescription="slide"]').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  }
  const lastButton = carousels.first().getByRole('link', { name: 'Search Products' }).last();
  await lastButton.click();
  await expect(page).toHaveURL(`${ROUTES.products}/search`);
});
