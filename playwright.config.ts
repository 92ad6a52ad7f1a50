import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, requireJourneyBrowserPath } from './tests/support/browser.ts';

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
  use: {
    launchOptions: { executablePath: requireJourneyBrowserPath(), args: BROWSER_FLAGS },
    viewport: { width: 1280, height: 800 },
    // Requests that a worker answers are not seen by tests; what it does is tried in offline.spec.ts.
    serviceWorkers: 'block',
  },
});
