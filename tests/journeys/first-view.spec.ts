/** What a visitor gets first: the first picture, then script, the text's own face and other pictures. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { sendButton, summary } from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { productsPage } from '../support/products-page.ts';
import { SITE_PAGES } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const PICTURES = /\/static\/pictures\//;

/** Whether the text stands in its own face yet. */
const textFaceState = (page: Page) =>
  page.evaluate(() => {
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    const faces = [...document.fonts].filter((face) => face.family === family.trim());
    return faces.some(({ status }) => status === 'loaded') ? 'shown' : 'awaited';
  });

/** How wide all words of a page are on one line, in the face that its text stands in now. */
const widthOfText = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    return context.measureText(document.querySelector('main')!.textContent).width;
  });

test('the text waits for the first picture, in a face of the system that is as wide as its own', async ({
  page,
}) => {
  // All else begins after three seconds in any case: here time stands still.
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

  test('the text has its own face and pictures come', async ({ page }) => {
    await page.goto(ROUTES.about);
    await expect.poll(() => textFaceState(page)).toBe('shown');
    const last = page.locator('main img').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveJSProperty('complete', true);
    await expect(last).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test.describe('where no picture arrives', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 404/ });

  test('all else comes without', async ({ page }) => {
    await page.route(PICTURES, (route) => route.abort());
    for (const { path } of SITE_PAGES) {
      await page.goto(path);
      await expect.poll(() => textFaceState(page), path).toBe('shown');
      await expect(page.locator('[ssr]'), path).toHaveCount(0);
    }
  });
});

/** What a visitor does first on a page with an island, and what answers. */
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
  test(`${path} answers once its first picture is there, whatever else is missing`, async ({
    page,
  }) => {
    await page.route(PICTURES, async (route) => {
      const first = page.locator('[fetchpriority=high]');
      const cuts = await first.evaluate((image) => image.closest('picture')?.innerHTML ?? '');
      // Every other picture stays away.
      if (cuts.includes(new URL(route.request().url()).pathname)) await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[ssr]')).toHaveCount(0);
    await act(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
