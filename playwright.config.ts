import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { BROWSER_FLAGS, requireJourneyBrowserPath } from './tests/support/browser.ts';

/** Journeys that do not use the DevTools protocol of Chromium. */
const ALL_BROWSERS = /(shared-bar|products-search|products-brochure|quotation|services)\.spec\.ts$/;

/** Journeys through `npm run dev` and `npm run edit` in a copy of the project. */
const ON_COPIES = /(editor|development)\.spec\.ts$/;

/** Firefox and WebKit, if `npx playwright install firefox webkit` installed them. */
const INSTALLED_BROWSERS = [firefox, webkit].filter((browser) =>
  existsSync(browser.executablePath()),
);

/** How tests use Chromium. */
export const CHROMIUM = {
  browserName: 'chromium',
  launchOptions: { executablePath: requireJourneyBrowserPath(), args: BROWSER_FLAGS },
} as const;

export default defineConfig({
  // Playwright empties this folder, so the unit tests' report is in another one.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // Tests spend part of their time waiting for the browser or a clock.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: { viewport: { width: 1280, height: 800 } },
  projects: [
    // First, since the longest test would run alone at the end.
    {
      name: 'copies of the project',
      testDir: 'tests',
      testMatch: ON_COPIES,
      // A save starts other processes, which share two cores with the tests beside.
      use: { ...CHROMIUM, actionTimeout: 60_000 },
      expect: { timeout: 60_000 },
    },
    // One project, since each starts browsers and servers of its own.
    {
      name: 'chromium',
      testDir: 'tests',
      testMatch: ['journeys', 'site'].map((folder) => path.resolve('tests', folder, '*.spec.ts')),
      testIgnore: ON_COPIES,
      use: CHROMIUM,
    },
    ...INSTALLED_BROWSERS.map((browser) => ({
      name: browser.name(),
      testDir: 'tests/journeys',
      use: { browserName: browser.name() as 'firefox' | 'webkit' },
      testMatch: ALL_BROWSERS,
    })),
  ],
});
