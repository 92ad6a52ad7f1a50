import type { Page, Route } from '@playwright/test';

type HeldRequests = {
  /** The number of requests so far, held or not. */
  count: () => number;
  /** Continues the held requests, and all later ones at once. */
  release: () => Promise<void>;
};

/** Holds requests whose address matches, until they are released. */
export async function holdRequests(page: Page, address: RegExp): Promise<HeldRequests> {
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
