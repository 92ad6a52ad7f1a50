import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run specification`: whether records and pages still say what the website specification fixes.
 * It is not part of `npm test`, since the owner may change these words and facts.
 */
export default defineConfig(journeys, {
  testMatch: 'specification/*.spec.ts',
  outputDir: 'test-results/specification',
  reporter: 'list',
  projects: journeys.projects?.filter(({ name }) => name === 'chromium') ?? [],
});
