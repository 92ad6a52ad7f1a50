import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { SEVERAL_PICTURES } from '../support/catalogue.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/test.ts';

const PICTURES = /\/static\/pictures\//;

/** Whether the text stands in its own face yet. */
const textFaceState = (page: Page) =>
  page.evaluate(() => {
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    const faces = [...document.fonts].filter((face) => face.family === family.trim());
    return faces.some(({ status }) => status === 'loaded') ? 'shown' : 'awaited';
  });

/** Lets no picture arrive until `release` is called; `asked` are the paths of all files that were asked for. */
async function holdPictures(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  const { release } = await holdBack(page, PICTURES);
  return { asked, release };
}

/** What waits for the first view begins after three seconds in any case: here time stands still. */
async function freezeTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** The face comes in the frame after the first picture, and here frames come only when they are asked for. */
async function waitForTextFace(page: Page): Promise<void> {
  await expect(page.locator('[fetchpriority=high]')).toHaveJSProperty('complete', true);
  await page.clock.runFor(100);
  await expect.poll(() => textFaceState(page)).toBe('shown');
}

for (const path of [ROUTES.services, ROUTES.products]) {
  test(`${path} asks for its headings' face and its first picture, and for all else after it`, async ({
    page,
  }) => {
    await freezeTime(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const { asked, release } = await holdPictures(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The headings' face, which is fetched at once, is there; the text's would be as well.
    await page.evaluate(() => document.fonts.ready);
    expect(await textFaceState(page)).toBe('awaited');
    // The test hears of what is asked for a moment after it was.
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    const firstPicture = page
      .locator('picture')
      .filter({ has: page.locator('[fetchpriority=high]') });
    const cuts = await firstPicture.innerHTML();
    // Not counted: the second part of a page's styles, which comes beside them.
    const [picture, ...others] = asked
      .filter((file) => !/^\/static\/styles\./.test(file))
      .toSorted((one, other) => cuts.indexOf(other) - cuts.indexOf(one));
    expect(cuts).toContain(picture);
    expect(others).toEqual([expect.stringMatching(/^\/static\/fonts\//)]);
    await release();
    await waitForTextFace(page);
    await expect.poll(() => asked.filter((path) => PICTURES.test(path)).length).toBeGreaterThan(1);
  });
}

/** How wide all words of a page are on one line, in the face that its text stands in now. */
const widthOfText = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    return context.measureText(document.querySelector('main')!.textContent).width;
  });

test("the system's face that the text stands in first is as wide as its own", async ({ page }) => {
  await freezeTime(page);
  const { release } = await holdPictures(page);
  await page.goto(ROUTES.services, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  expect(await textFaceState(page)).toBe('awaited');
  const width = await widthOfText(page);
  await release();
  await waitForTextFace(page);
  const ratio = (await widthOfText(page)) / width;
  expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
});

test("the text's own face is there at once for who comes from another page", async ({ page }) => {
  await page.goto(ROUTES.about);
  await freezeTime(page);
  const { release } = await holdPictures(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await page.waitForURL(ROUTES.services, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => textFaceState(page)).toBe('shown');
  await release();
});

test.describe('where the first picture does not arrive', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('all else comes without', async ({ page }) => {
    await page.route(PICTURES, (route) => route.abort());
    await page.goto(ROUTES.about);
    await expect.poll(() => textFaceState(page)).toBe('shown');
    await expect(page.locator('html')).not.toHaveClass(/awaits-picture/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("the text's own face is there", async ({ page }) => {
    await page.goto(ROUTES.about);
    await expect.poll(() => textFaceState(page)).toBe('shown');
  });
});

test.describe('of pages whose styles come in two parts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [ROUTES.products, `/products/${SEVERAL_PICTURES.slug}`]) {
    test(`${path} shows its first view before the rest of its styles, and that only with them`, async ({
      page,
    }) => {
      const sheet = await holdBack(page, /\/static\/styles\./);
      await page.goto(path, { waitUntil: 'commit' });
      const firstView = page.locator('main > .on-navy');
      const rest = page.locator('main > link ~ * h2').first();
      await expect(firstView).toBeVisible();
      await expect.poll(sheet.count).toBe(1);
      const bounds = () => firstView.boundingBox();
      const before = await bounds();
      expect(before?.height).toBeGreaterThan(300);
      await expect(rest).toBeHidden();
      await sheet.release();
      await expect(rest).toBeVisible();
      expect(await bounds()).toEqual(before);
    });
  }
});
