import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until every island of the page is hydrated, except those that wait for the visitor to scroll. */
export async function waitForIslands(page: Page): Promise<void> {
  await expect(page.locator('[ssr]:not([client=visible])')).toHaveCount(0);
}

/** A carousel of several slides whose script does not run yet, so that no slide is inert. */
const PLAIN_CAROUSEL =
  '[aria-live]:has(> [aria-roledescription="slide"] + [aria-roledescription="slide"]):not(:has(> [inert]))';

/** Waits until every island of the page is hydrated and the script of every carousel runs. */
export async function waitForIslandsAndCarousels(page: Page): Promise<void> {
  await waitForIslands(page);
  await expect(page.locator(PLAIN_CAROUSEL)).toHaveCount(0);
}

/** Scrolls an element into view and waits until its island is hydrated. */
export async function scrollToIsland(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await expect
    .poll(() => locator.evaluate((element) => element.closest('astro-island')?.hasAttribute('ssr')))
    .toBe(false);
}
