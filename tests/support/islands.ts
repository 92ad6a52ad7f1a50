import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until every island of the page that is due without scrolling has its script. */
export async function waitForIslands(page: Page): Promise<void> {
  await expect(page.locator('[ssr]:not([client="visible"])')).toHaveCount(0);
}

/** Waits until every island of the page has its script; those below the window must have been in view. */
export async function waitForAllIslands(page: Page): Promise<void> {
  await expect(page.locator('[ssr]')).toHaveCount(0);
}

/** A carousel that React has not taken over yet, which it does a moment after its script came: all slides can be reached. */
const PLAIN_CAROUSEL =
  '[aria-live]:has(> [aria-roledescription="slide"] + [aria-roledescription="slide"]):not(:has(> [inert]))';

/** Brings every island into view, waits until each answers, and goes back to the top. */
export async function bringAllToLife(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const waiting = document.querySelectorAll('[ssr][client="visible"]');
        waiting[0]?.firstElementChild?.scrollIntoView();
        return waiting.length;
      }),
    )
    .toBe(0);
  await waitForAllIslands(page);
  await expect(page.locator(PLAIN_CAROUSEL)).toHaveCount(0);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** Brings something into view and waits until the island that it belongs to has its script. */
export async function bringToLife(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      locator.evaluate((element) => element.closest('astro-island, count-up')?.hasAttribute('ssr')),
    )
    .toBe(false);
}
