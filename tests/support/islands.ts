import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until every island of the page has its script. */
export async function waitForIslands(page: Page): Promise<void> {
  await expect(page.locator('[ssr]')).toHaveCount(0);
}

/** A carousel whose script has not taken over yet: all of its slides can be reached. */
const PLAIN_CAROUSEL =
  '[aria-live]:has(> [aria-roledescription="slide"] + [aria-roledescription="slide"]):not(:has(> [inert]))';

/** Waits until every island of the page has its script and every carousel has been taken over. */
export async function bringAllToLife(page: Page): Promise<void> {
  await waitForIslands(page);
  await expect(page.locator(PLAIN_CAROUSEL)).toHaveCount(0);
}

/** Brings something into view and waits until the island that it belongs to has its script. */
export async function bringToLife(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await expect
    .poll(() => locator.evaluate((element) => element.closest('astro-island')?.hasAttribute('ssr')))
    .toBe(false);
}
