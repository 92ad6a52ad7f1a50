/** The order in which a page loads: the first picture, then scripts, the text font and other pictures. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { sendButton, summary } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { productsPage } from '../support/products-page.ts';
import { SITE_PAGES } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasPictures: true });

const PICTURES = /\/static\/pictures\//;

/** Returns whether the text is shown in its web font. */
const textFaceState = (page: Page) =>
  page.evaluate(() => {
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    const faces = [...document.fonts].filter((face) => face.family === family.trim());
    return faces.some(({ status }) => status === 'loaded') ? 'shown' : 'awaited';
  });

/** Returns the width of all words of a page in one line, in the current font. */
const widthOfText = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    return context.measureText(document.querySelector('main')!.textContent).width;
  });

test('the text uses a system font of the same width until the first picture has loaded', async ({
  page,
}) => {
  // Everything else would load after three seconds at the latest, so the clock is stopped.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const { release } = await holdRequests(page, PICTURES);
  await page.goto(ROUTES.services, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  expect(await textFaceState(page)).toBe('awaited');
  const width = await widthOfText(page);
  await release();
  await expect(page.locator('[fetchpriority=high]')).toHaveJSProperty('complete', true);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await textFaceState(page)).toBe('shown');
  }).toPass();
  const ratio = (await widthOfText(page)) / width;
  expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the web font and pictures load', async ({ page }) => {
    await page.goto(ROUTES.about);
    await expect.poll(() => textFaceState(page)).toBe('shown');
    const last = page.locator('main img').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveJSProperty('complete', true);
    await expect(last).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test.describe('when pictures cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 404/ });

  test('everything else loads', async ({ page }) => {
    await page.route(PICTURES, (route) => route.abort());
    for (const { path } of SITE_PAGES) {
      await page.goto(path);
      await expect.poll(() => textFaceState(page), path).toBe('shown');
      await expect(page.locator('[ssr]'), path).toHaveCount(0);
    }
  });
});

/** For each page with an island: an action, and the response that shows that the island works. */
const FIRST_ANSWERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [ROUTES.home]: async (page) => {
    await page.getByRole('radio', { name: /2$/ }).click();
    await expect(
      page.locator('[aria-roledescription="slide"]:not([inert])').first(),
    ).toHaveAttribute('aria-label', /^2 /);
  },
  [ROUTES.products]: async (page) => {
    await productsPage(page).box.fill('there is no such product');
    await expect(productsPage(page).names).toHaveCount(0);
  },
  [ROUTES.contact]: async (page) => {
    await sendButton(page).click();
    await expect(summary(page)).toBeVisible();
  },
};

for (const [path, act] of Object.entries(FIRST_ANSWERS)) {
  test(`${path} is interactive once its first picture has loaded, while other pictures are missing`, async ({
    page,
  }) => {
    await page.route(PICTURES, async (route) => {
      const first = page.locator('[fetchpriority=high]');
      const sources = await first.evaluate((image) => image.closest('picture')?.innerHTML ?? '');
      // Blocks all other pictures.
      if (sources.includes(new URL(route.request().url()).pathname)) await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[ssr]')).toHaveCount(0);
    await act(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
