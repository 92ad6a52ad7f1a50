import { defineConfig } from '@playwright/test';
import journeys, { CHROMIUM } from './playwright.config.ts';

/**
 * `npm run look`: compares pages and data sheets with the pictures of `tests/look/screenshots`, and
 * checks the words that docs/specification.md fixes. It is not part of `npm test`, since the owner
 * may change these words and pictures. `npm run look -- --update-snapshots` replaces the pictures.
 */
export default defineConfig({
  ...journeys,
  outputDir: 'test-results/look',
  snapshotPathTemplate: 'tests/look/screenshots/{arg}{ext}',
  reporter: 'list',
  projects: ['look', 'specification'].map((folder) => ({
    name: folder,
    testDir: `tests/${folder}`,
    use: CHROMIUM,
  })),
  expect: {
    ...journeys.expect,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' },
    toMatchSnapshot: { maxDiffPixelRatio: 0.01 },
  },
});
