import { expect, type Locator } from '@playwright/test';

/** Waits until the menu's opening animation has ended, since a click on a moving link may miss it. */
export async function waitUntilOpen(menu: Locator): Promise<void> {
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.evaluate((element) => element.getAnimations().length)).toBe(0);
}
