import { SITE_PAGES } from '../support/site-pages.ts';
import { waitForIslands } from '../support/islands.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/**
 * Compressed bytes that a phone loads before it scrolls. Lazy pictures below the window do not count,
 * since each browser decides how far ahead it loads them.
 */
const PAGE_BYTES_MAX = 200_000;
/** Cumulative Layout Shift; Google rates up to 0.1 as good. */
const LAYOUT_SHIFT_MAX = 0.02;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 404/,
});
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium measures these.');

for (const { name, path } of SITE_PAGES) {
  test(`${name} loads at most ${PAGE_BYTES_MAX / 1000} kB on a phone, and does not shift`, async ({
    page,
    site,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const addresses = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.startsWith(site.url)) addresses.set(requestId, response.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId);
      if (address) sizes.set(address, encodedDataLength);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitForIslands(page);
    const below = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => image.getBoundingClientRect().top >= innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
    for (const address of below) sizes.delete(address);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const shift = await layoutShiftOf(page);
    expect(bytes).toBeGreaterThan(10_000);
    expect.soft(bytes).toBeLessThanOrEqual(PAGE_BYTES_MAX);
    expect.soft(shift).toBeLessThan(LAYOUT_SHIFT_MAX);
  });
}
