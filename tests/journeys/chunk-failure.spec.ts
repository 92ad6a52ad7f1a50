import { DANGEROUS } from '../support/catalogue.ts';
import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { waitForIslands } from '../support/islands.ts';
import { waitUntilOpen } from '../support/menu.ts';
import { expect, test } from '../support/test.ts';

/** Text and time-out of the specification (docs/specification.md#7-what-pages-load and #8-errors). */
const MESSAGE = 'Loading chunk failed';
const CHUNK_TIMEOUT_MS = 120_000;

/** A URL with a query, which must be kept. */
const SEARCH = `${ROUTES.contact}?product=${DANGEROUS.slug}`;

/** On a busy machine, the browser starts islands late. */
const BUSY_BROWSER_MS = 30_000;

const SCRIPTS = /\/static\/js\/[^/]+\.js$/;
/** The client part of React, which every island needs. */
const SHARED_SCRIPT = /\/static\/js\/client\./;

// The browser logs requests that the test blocks.
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
  // A new release has deleted the file. A response that is not a script counts as a failure.
  {
    name: 'products',
    path: ROUTES.products,
    script: /\/static\/js\/products-islands\./,
    answer: GONE,
  },
  { name: 'home', path: ROUTES.home, script: /\/static\/js\/home-islands\./, answer: undefined },
]) {
  test(`${name} shows a notice when an island's script cannot be loaded, and stays readable`, async ({
    page,
  }) => {
    // Astro retries once with a query, which fails too.
    await page.route(script, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto(path);
    await expect(failure(page)).toBeVisible({ timeout: BUSY_BROWSER_MS });
    await expect(failure(page)).toBeInViewport({ ratio: 1 });
    await expect(retry(page)).toBeVisible();
    await expectReadable(page);
  });
}

test('when all scripts fail, the page shows the notice, and its menu works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await expect(failure(page)).toBeVisible({ timeout: BUSY_BROWSER_MS });
  await page.getByRole('button', { name: 'Menu' }).click();
  await waitUntilOpen(page.locator('#site-menu'));
  await page.locator('#site-menu').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(ROUTES.services);
});

test('a script that does not arrive causes a notice after 120 s', async ({ page }) => {
  await page.clock.install();
  const held = await holdRequests(page, SHARED_SCRIPT);
  // A pending script of a page delays its DOMContentLoaded event.
  await page.goto(SEARCH, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect.poll(held.count).toBeGreaterThan(0);
  await page.clock.fastForward(CHUNK_TIMEOUT_MS - 30_000);
  await expect(failure(page)).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(failure(page)).toBeVisible({ timeout: BUSY_BROWSER_MS });
  await expectReadable(page);

  // "Try again" loads the page again with the same URL.
  await held.release();
  await retry(page).click();
  await waitForIslands(page);
  await expect(page).toHaveURL(SEARCH);
  await expect(failure(page)).toBeHidden();
  await expect(page.getByLabel('Product')).toHaveValue(DANGEROUS.slug);
});
