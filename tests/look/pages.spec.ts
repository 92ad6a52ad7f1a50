import { waitForIslandsAndCarousels } from '../support/islands.ts';
import { PRODUCT_PAGES, SITE_PAGES } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS_PX = [1280, 768, 360];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404/ });

for (const { name, path } of [...SITE_PAGES, ...PRODUCT_PAGES.slice(0, 1)]) {
  test(`${name} looks as it did`, async ({ page }) => {
    // Contact shows the office hours in the visitor's time, which depends on the date.
    await page.clock.setFixedTime(new Date('2026-11-19T07:00:00Z'));
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await waitForIslandsAndCarousels(page);
      await expect(page.locator('html')).not.toHaveClass(/awaits-font/);
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
      });
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        mask: [page.locator('iframe')],
      });
    }
  });
}
