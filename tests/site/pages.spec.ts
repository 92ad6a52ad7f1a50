/** Checks every page in a browser. `built-pages.spec.ts` checks its HTML. */
import type { Page } from '@playwright/test';
import { PRODUCT_PARAMETER, ROUTES } from '../../src/records/urls/routes.ts';
import { findAxeViolations } from '../support/axe.ts';
import { findBrokenWords } from '../support/broken-words.ts';
import { products } from '../support/catalogue.ts';
import { findCutOffText } from '../support/cut-off-text.ts';
import { waitForIslandsAndCarousels } from '../support/islands.ts';
import { productsPage, waitForCatalogue } from '../support/products-page.ts';
import { PRODUCT_PAGES, SITE_PAGES } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { WIDE_TEXT, setReaderStyles } from '../support/reader-styles.ts';

const WIDEST_PX = 1920;
/** Includes 320 px, where the bar has the least space for the phone link and the menu button. */
const WIDTHS_PX = [WIDEST_PX, 1280, 992, 768, 576, 360, 320];
/** A width with one column. Home is checked with the links in the bar, too. */
const axeWidths = (path: string) => (path === ROUTES.home ? [1280, 320] : [320]);
/** Twice the default of browsers. */
const LARGE_TEXT_PX = 32;
const LARGE_TEXT_WIDTHS_PX = [1280, 768, 360, 320];
const WIDE_TEXT_WIDTHS_PX = [768, 360, 320];

/** The browser logs an error for the 404 page. */
test.use({ expectedErrors: /status of 404/ });

/** Returns by how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that nothing overflows or is cut off with this font size in the browser's settings. */
async function expectToFit(page: Page, textSize: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  for (const width of LARGE_TEXT_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const what = `at ${width} px, text of ${textSize} px`;
    await expect.poll(() => overflow(page), what).toBe(0);
    await expect.poll(() => findCutOffText(page), what).toEqual([]);
  }
}

for (const { path } of [...SITE_PAGES, ...PRODUCT_PAGES]) {
  test(`${path} has no axe violations, sideways scrolling, broken words or policy violations, also with large or spaced text`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDEST_PX, height: 800 });
    await page.goto(path);
    await waitForIslandsAndCarousels(page);
    // The text font loads last.
    await expect(page.locator('html')).not.toHaveClass(/awaits-font/);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      // Sizes relative to the window's width follow a moment later, so these checks poll.
      await expect.poll(() => overflow(page), `at ${width} px`).toBe(0);
      await expect.poll(() => findBrokenWords(page), `at ${width} px`).toEqual([]);
      if (!axeWidths(path).includes(width)) continue;
      expect(await findAxeViolations(page), `at ${width} px`).toEqual([]);
    }
    const bar = page.getByRole('banner');
    await expect(bar.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    const toggle = bar.getByRole('button', { name: 'Menu' });
    await expect(toggle).toBeInViewport({ ratio: 1 });
    await setReaderStyles(page, WIDE_TEXT);
    for (const width of WIDE_TEXT_WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page), `at ${width} px, text wider`).toBe(0);
      await expect(toggle).toBeInViewport({ ratio: 1 });
    }
    await setReaderStyles(page, '');
    await expectToFit(page, LARGE_TEXT_PX);
    await expect(toggle).toBeInViewport({ ratio: 1 });
  });
}

/** Large text has the least space in the longest word of a name and in a form with all its fields. */
const longestWordOf = ({ displayName }: { displayName: string }) =>
  Math.max(...displayName.split(/[ -]/).map(({ length }) => length));
const [longest] = products.toSorted((one, other) => longestWordOf(other) - longestWordOf(one));

for (const path of [
  `/products/${longest?.slug}`,
  `${ROUTES.contact}?${PRODUCT_PARAMETER}=${longest?.slug}`,
]) {
  test(`${path} shows all of its text at larger sizes`, async ({ page }) => {
    await page.goto(path);
    for (const size of [24, LARGE_TEXT_PX]) await expectToFit(page, size);
  });
}

test('results of the search by other facts fit the window at larger text sizes', async ({
  page,
}) => {
  const [trade = ''] = products.flatMap(({ uses }) => uses.map(({ industry }) => industry));
  await page.goto(ROUTES.products);
  await waitForCatalogue(page);
  await productsPage(page).box.fill(trade);
  await expect(page.getByRole('link', { name: trade }).first()).toBeVisible();
  await expectToFit(page, LARGE_TEXT_PX);
});
