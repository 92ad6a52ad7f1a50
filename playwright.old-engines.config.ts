import { defineConfig, selectors } from '@playwright/test';
import { BROWSER_FLAGS } from './tests/support/browser.ts';
import { OLD_ENGINES, requireOldEngine } from './tests/support/old-engines.ts';
import journeys from './playwright.config.ts';

// Playwright asks every element for what Chromium has from 105 on. A selector engine is its only code
// that runs where it asks.
await selectors.register(
  'gives-check-visibility',
  () => {
    const checkVisibility = function (this: Element) {
      return this.getClientRects().length > 0;
    };
    if (!('checkVisibility' in Element.prototype)) {
      Object.assign(Element.prototype, { checkVisibility });
    }
    return { query: () => null, queryAll: () => [] };
  },
  { contentScript: true },
);

/** `npm run old-browsers`: the journeys of an old browser, in real ones. */
export default defineConfig(journeys, {
  testMatch: 'journeys/old-browser.spec.ts',
  outputDir: 'test-results/old-engines',
  reporter: 'list',
  projects: OLD_ENGINES.map((version) => ({
    name: `Chromium ${version}`,
    use: { launchOptions: { ...requireOldEngine(version), args: BROWSER_FLAGS } },
  })),
});
