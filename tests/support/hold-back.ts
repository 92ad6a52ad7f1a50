import type { Page, Route } from '@playwright/test';

export type HeldRequests = {
  /** How many requests are waiting. */
  count: () => number;
  /** Lets all of them go, and those that come later. */
  release: () => Promise<void>;
};

/** Leaves requests without an answer until they are released. */
export async function holdBack(page: Page, address: RegExp): Promise<HeldRequests> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(address, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    count: () => held.length,
    release: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
