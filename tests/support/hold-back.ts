import type { Page, Route } from '@playwright/test';

export type HeldRequests = {
  /** How many requests have been made so far: those that wait, and those that came after the release. */
  count: () => number;
  /** Lets all of them go, and those that come later. */
  release: () => Promise<void>;
};

/** Leaves requests without an answer until they are released. */
export async function holdBack(page: Page, address: RegExp): Promise<HeldRequests> {
  const held: Route[] = [];
  let isHolding = true;
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    count: () => count,
    release: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
