import { SITE_PAGES } from '../support/site-pages.ts';
import { waitForIslands } from '../support/islands.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** Cumulative Layout Shift; Google rates up to 0.1 as good. */
const LAYOUT_SHIFT_MAX = 0.02;

/**
 * Windows, and the maximum compressed bytes that a page loads in them before it is scrolled: all, and of its first
 * picture. Lazy pictures below the window do not count, since each browser decides how far ahead it loads them.
 */
const WINDOWS = [
  {
    device: 'phone',
    window: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    bytesMax: 200_000,
    // What the first round trip of a connection carries.
    firstBytesMax: 14_000,
  },
  {
    device: 'desktop',
    window: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
    bytesMax: 450_000,
    firstBytesMax: 100_000,
  },
] as const;

test.use({
  hasPictures: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 404/,
});
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium measures these.');

for (const { device, window, bytesMax, firstBytesMax } of WINDOWS) {
  test.describe(`on a ${device}`, () => {
    test.use(window);
    for (const { name, path } of SITE_PAGES) {
      test(`${name} loads at most ${bytesMax / 1000} kB, and does not shift`, async ({
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
        const first = await page
          .locator('img[fetchpriority=high]')
          .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
        expect(bytes).toBeGreaterThan(10_000);
        expect.soft(bytes).toBeLessThanOrEqual(bytesMax);
        for (const address of first) {
          const picture = await (await page.request.get(address)).body();
          expect.soft(picture.length, address).toBeLessThanOrEqual(firstBytesMax);
        }
        expect.soft(await layoutShiftOf(page)).toBeLessThan(LAYOUT_SHIFT_MAX);
      });
    }
  });
}
