import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run look`: compares pictures of pages and data sheets with those of `tests/look/screenshots`,
 * and makes those that are missing. `npm run look -- --update-snapshots` keeps the new ones.
 */
export default defineConfig(journeys, {
  testMatch: 'look/*.spec.ts',
  outputDir: 'test-results/look',
  snapshotPathTemplate: 'tests/look/screenshots/{arg}{ext}',
  reporter: 'list',
  projects: journeys.projects?.filter(({ name }) => name === 'chromium') ?? [],
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' },
    toMatchSnapshot: { maxDiffPixelRatio: 0.01 },
  },
});
