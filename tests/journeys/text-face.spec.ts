import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/records/routes.ts';
import { expect, test } from '../support/test.ts';

/** Whether the text stands in its own face yet. */
const textFaceState = (page: Page) =>
  page.evaluate(() => {
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    const faces = [...document.fonts].filter((face) => face.family === family.trim());
    return faces.some(({ status }) => status === 'loaded') ? 'shown' : 'awaited';
  });

/** Lets no picture arrive until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/pictures/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What waits for the first view begins after three seconds in any case: here time stands still. */
async function freezeTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test("the text's own face comes after the first picture", async ({ page }) => {
  await freezeTime(page);
  const release = await holdPictures(page);
  await page.goto(ROUTES.about, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The headings' face, which is fetched at once, is there; the text's would be as well.
  await page.evaluate(() => document.fonts.ready);
  expect(await textFaceState(page)).toBe('awaited');
  release();
  await expect.poll(() => textFaceState(page)).toBe('shown');
});

test('it is there at once for who comes from another page', async ({ page }) => {
  await page.goto(ROUTES.about);
  await freezeTime(page);
  const release = await holdPictures(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await page.waitForURL(ROUTES.services, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => textFaceState(page)).toBe('shown');
  release();
});

test.describe('where the first picture does not arrive', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('it comes without', async ({ page }) => {
    await page.route('**/static/pictures/**', (route) => route.abort());
    await page.goto(ROUTES.about);
    await expect.poll(() => textFaceState(page)).toBe('shown');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("the text's own face is there", async ({ page }) => {
    await page.goto(ROUTES.about);
    await expect.poll(() => textFaceState(page)).toBe('shown');
  });
});
