import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { BROWSER_FLAGS, requireJourneyBrowserPath } from './tests/support/browser.ts';

/** Journeys that do not use the DevTools protocol of Chromium. */
const ALL_BROWSERS =
  /journeys\/(shared-bar|products-search|products-brochure|quotation|services)\.spec/;

/** Firefox and WebKit, if `npx playwright install firefox webkit` installed them. */
const INSTALLED_BROWSERS = [firefox, webkit].filter((browser) =>
  existsSync(browser.executablePath()),
);

export default defineConfig({
  testDir: 'tests',
  // Playwright empties this folder, so the unit tests' report is in another one.
  outputDir: 'test-results/journeys',
  testMatch: '{journeys,site}/**/*.spec.ts',
  fullyParallel: true,
  // Tests spend part of their time waiting for the browser or a clock.
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
      testMatch: ALL_BROWSERS,
    })),
  ],
});
