import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

/** Waits until every island of the page that is due without scrolling has its script. */
export async function waitForIslands(page: Page): Promise<void> {
  await expect(page.locator('[ssr]:not([client="visible"])')).toHaveCount(0);
}

/** Waits until every island of the page has its script; those below the window must have been in view. */
export async function waitForAllIslands(page: Page): Promise<void> {
  await expect(page.locator('[ssr]')).toHaveCount(0);
}

/** Brings every island into view, waits until each has its script, and goes back to the top. */
export async function bringAllToLife(page: Page): Promise<void> {
  const waiting = page.locator('[ssr][client="visible"]');
  for (const island of (await waiting.elementHandles()) as ElementHandle<Element>[]) {
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
    await expect.poll(() => island.evaluate((element) => element.hasAttribute('ssr'))).toBe(false);
  }
  await waitForAllIslands(page);
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
