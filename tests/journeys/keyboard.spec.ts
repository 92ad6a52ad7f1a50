/** Use without a mouse, with larger text, and with forced colours. */
import { MOST_PICTURES } from '../support/catalogue.ts';
import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { cardImages } from '../../src/records/products/products.ts';
import { waitForIslands } from '../support/islands.ts';
import { PRODUCTS_PATH, productsPage, waitForCatalogue } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';
import { WIDE_TEXT, setReaderStyles } from '../support/reader-styles.ts';

/** Of a card: its dots, its name, the data sheet, the enquiry and the button that adds it to one. */
const STOPS_PER_PRODUCT = 5;
/** The bar, the search, the brochure and the pause button. */
const STOPS_BEFORE = 11;
const BANNER_SLIDE = '[aria-live] > [aria-roledescription="slide"]';

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

test('a card has at most five tab stops; its dots are one of them, with arrow keys', async ({
  page,
}) => {
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  const last = `${content.products().at(-1)?.displayName}: view details`;
  const most = STOPS_BEFORE + STOPS_PER_PRODUCT * content.products().length;
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops <= most && !(await focusedName(page)).startsWith(last));
  expect(stops).toBeLessThanOrEqual(most);

  const { length } = cardImages(MOST_PICTURES);
  const carousel = productsPage(page).carousel(MOST_PICTURES.slug);
  const dots = carousel.getByRole('radio');
  // It may have gone on since the page was loaded.
  await dots.first().click();
  await page.keyboard.press('ArrowLeft');
  await expect(dots.last()).toBeFocused();
  await expect(dots.last()).toBeChecked();
  await expect(carousel.locator('[aria-roledescription=slide]:not([inert])')).toHaveAttribute(
    'aria-label',
    `${length} of ${length}`,
  );
  // Keyboard focus stops the carousel, and selected slides are announced.
  await expect(carousel.locator('[aria-live=polite]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe(MOST_PICTURES.name);
});

test('the button stays in the banner of Home with larger or wider letters', async ({ page }) => {
  await page.goto('/');
  await waitForIslands(page);
  const slide = page.locator(`${BANNER_SLIDE}:not([inert])`);
  // The script that moves the banner loads after its island.
  await expect(slide).toHaveCount(1);
  for (const { width, css } of [
    { width: 360, css: 'html { font-size: 20px; }' },
    { width: 360, css: 'html { font-size: 24px; }' },
    { width: 320, css: WIDE_TEXT },
    { width: 768, css: WIDE_TEXT },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await setReaderStyles(page, css);
    const overhang = () =>
      slide.evaluate((banner) => {
        const [button, box] = [banner.querySelector('a'), banner.getBoundingClientRect()];
        return (button?.getBoundingClientRect().bottom ?? Number.NaN) - box.bottom;
      });
    // The carousel measures its new size slightly later.
    await expect.poll(overhang, `at ${width} px with ${css}`).toBeLessThan(0);
  }
});

test('the Tab key reaches the partners, and arrow keys move them', async ({ page }) => {
  test.skip(
    content.partners().length <= 4,
    'Four or fewer stand beside each other: nothing moves.',
  );
  await page.goto('/');
  await waitForIslands(page);
  const logos = page.locator('[aria-roledescription="carousel"] > [tabindex="0"]');
  await page.getByRole('link', { name: 'See our services' }).focus();
  await page.keyboard.press('Tab');
  await expect(logos).toBeFocused();
  const container = logos.locator('> div');
  // The carousel is initialised when it comes into view.
  await expect(container).toHaveCSS('will-change', 'transform');
  await page.keyboard.press('ArrowRight');
  await expect(container).not.toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  for (const label of ['Previous slide', 'Next slide']) {
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(label);
  }
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons have edges, dots are drawn, and the current page is underlined', async ({
    page,
  }) => {
    await page.goto(ROUTES.products);
    await waitForCatalogue(page);
    await expect(page.locator('#site-menu [aria-current]')).toHaveCSS(
      'text-decoration-line',
      'none',
    );
    const line = await page
      .locator('#site-menu [aria-current]')
      .evaluate((link) => getComputedStyle(link, '::after').borderBottomStyle);
    expect(line).toBe('solid');
    const dot = page.getByRole('radio').first().locator('span');
    await expect(dot).toHaveCSS('border-top-width', '4px');
    await expect(page.locator('#wanted-chemical ~ a')).toHaveCSS('border-top-width', '1px');
    await expect(productsPage(page).opener).toHaveCSS('border-top-width', '1px');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.locator('#site-menu [aria-current]')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });
});
