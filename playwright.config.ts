import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { BROWSER_FLAGS, requireJourneyBrowserPath } from './tests/support/browser.ts';

/** What a visitor does, without the tools that only Chromium has. */
const EVERYWHERE =
  /journeys\/(shared-bar|products-search|products-brochure|quotation|services)\.spec/;

/** Firefox and WebKit, where `npx playwright install firefox webkit` has brought them. */
const INSTALLED_BROWSERS = [firefox, webkit].filter((browser) =>
  existsSync(browser.executablePath()),
);

export default defineConfig({
  testDir: 'tests',
  // Playwright empties its folder at each start: the unit tests' report lies outside of it.
  outputDir: 'test-results/journeys',
  testMatch: '{journeys,site}/**/*.spec.ts',
  fullyParallel: true,
  // Each waits now and then: for its browser, for a clock.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: { viewport: { width: 1280, height: 800 } },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: requireJourneyBrowserPath(), args: BROWSER_FLAGS },
      },
    },
    ...INSTALLED_BROWSERS.map((browser) => ({
      name: browser.name(),
      use: { browserName: browser.name() as 'firefox' | 'webkit' },
      testMatch: EVERYWHERE,
    })),
  ],
});
