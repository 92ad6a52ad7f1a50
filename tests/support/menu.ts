import { expect, type Locator } from '@playwright/test';

/** Waits until the menu has opened: until then its links move, and a click may begin on one and end beside it. */
export async function waitUntilOpen(menu: Locator): Promise<void> {
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.evaluate((element) => element.getAnimations().length)).toBe(0);
}
