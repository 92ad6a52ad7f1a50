import { DANGEROUS } from '../support/catalogue.ts';
import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { waitForIslands } from '../support/islands.ts';
import { waitUntilOpen } from '../support/menu.ts';
import { expect, test } from '../support/test.ts';

/** The specification's words and time-out (sections 7 and 8). */
const MESSAGE = 'Loading chunk failed';
const CHUNK_TIMEOUT_MS = 120_000;

/** A page whose address says more than which it is. */
const SEARCH = `${ROUTES.contact}?product=${DANGEROUS.slug}`;

/** A busy machine's browser comes late to its islands. */
const BUSY_BROWSER_MS = 30_000;

const SCRIPTS = /\/static\/[^/]+\.js$/;
const BANNER_SCRIPT = /\/static\/home-islands\./;
/** React's part for browsers: no island lives without it. */
const SHARED_SCRIPT = /\/static\/client\./;

// The browser logs what the test withholds from it.
test.use({
  expectedErrors:
    /net::ERR_FAILED|status of 404|Failed to fetch dynamically imported module|Error hydrating/,
});

const GONE = { status: 404, contentType: 'text/html', body: 'Not found' };

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: MESSAGE });
const retry = (page: Page) => failure(page).getByRole('link', { name: 'Try again' });

async function expectReadable(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const heading of await main.getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded();
  }
  await expect(page.getByRole('contentinfo')).toContainText(content.company().description);
}

for (const { name, path, script, answer } of [
  // A new release has deleted the file: an answer that is no script counts as none.
  { name: 'products', path: ROUTES.products, script: /\/static\/products-islands\./, answer: GONE },
  { name: 'home', path: ROUTES.home, script: BANNER_SCRIPT, answer: undefined },
]) {
  test(`${name} says when the script of a part cannot be loaded, and stays readable`, async ({
    page,
  }) => {
    // Astro asks a second time, with a query: that fails too.
    await page.route(script, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto(path);
    await expect(failure(page)).toBeVisible({ timeout: BUSY_BROWSER_MS });
    await expect(failure(page)).toBeInViewport({ ratio: 1 });
    await expect(retry(page)).toBeVisible();
    await expectReadable(page);
  });
}

test('no script at all arrives: the page says so, and its menu works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await expect(failure(page)).toBeVisible({ timeout: BUSY_BROWSER_MS });
  await page.getByRole('button', { name: 'Menu' }).click();
  await waitUntilOpen(page.locator('#site-menu'));
  await page.locator('#site-menu').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(ROUTES.services);
});

test('a script that fails once is asked for again, and nothing is said', async ({ page }) => {
  let tries = 0;
  await page.route(BANNER_SCRIPT, async (route) => {
    tries += 1;
    if (tries === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/');
  await waitForIslands(page);
  expect(tries).toBeGreaterThan(1);
  await expect(failure(page)).toBeHidden();
});

test.describe('a script that does not arrive', () => {
  test.beforeEach(({ page }) => page.clock.install());

  for (const { what, path, scripts } of [
    { what: 'the script of one part', path: ROUTES.home, scripts: BANNER_SCRIPT },
    { what: 'the script of all parts', path: SEARCH, scripts: SHARED_SCRIPT },
  ]) {
    test(`is waited for 120 s: ${what}`, async ({ page }) => {
      const held = await holdRequests(page, scripts);
      // A script that a page names holds up its DOMContentLoaded.
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await expect.poll(held.count).toBeGreaterThan(0);
      await page.locator('[ssr]').first().locator('h1, form').first().scrollIntoViewIfNeeded();
      // The time runs from the moment the part is in view, which the browser says on a real frame.
      await page.evaluate(
        () => new Promise((done) => new IntersectionObserver(done).observe(document.body)),
      );
      await page.clock.fastForward(CHUNK_TIMEOUT_MS - 30_000);
      await expect(failure(page)).toBeHidden();
      await page.clock.fastForward(31_000);
      await expect(failure(page)).toBeVisible({ timeout: BUSY_BROWSER_MS });
      await expectReadable(page);
      if (path !== SEARCH) return;

      // "Try again" loads the page anew, with its address as it was.
      await held.release();
      await retry(page).click();
      await waitForIslands(page);
      await expect(page).toHaveURL(SEARCH);
      await expect(failure(page)).toBeHidden();
      await expect(page.getByLabel('Product')).toHaveValue(DANGEROUS.slug);
    });
  }

  test('is forgiven when it arrives in time', async ({ page }) => {
    const held = await holdRequests(page, BANNER_SCRIPT);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(held.count).toBeGreaterThan(0);
    await page.clock.fastForward(CHUNK_TIMEOUT_MS - 30_000);
    await held.release();
    await waitForIslands(page);
    await expect(page.locator('main [aria-live]')).toHaveAttribute('aria-live', 'off');
    await page.clock.fastForward(CHUNK_TIMEOUT_MS);
    await expect(failure(page)).toBeHidden();
  });
});
