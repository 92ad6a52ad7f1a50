/**
 * What a visitor with a browser of 2021 can do. Here new features are taken
 * from the browser at hand; `npm run old-browsers` runs the same in real ones.
 */
import * as content from '../../src/records/content.ts';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import {
  enquiryOf,
  expectFilledIn,
  field,
  fillIn,
  readReference,
  receipt,
  sendButton,
  summary,
} from '../support/contact-page.ts';
import { bringToLife, waitForIslands } from '../support/islands.ts';
import { waitUntilOpen } from '../support/menu.ts';
import { forgetNewFeatures } from '../support/old-browser.ts';
import { PRODUCTS_PATH, productsPage, waitForCatalogue } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

// Chrome before 114 remarks on the attribute as on an experiment of its own, and before 94 on a policy;
// from 109 to 120 on rules for preparing pages that it does not know, and passes over them.
test.use({
  expectedErrors: /Found a 'popover' attribute|'display-capture'|unknown key: "eagerness"/,
});

/** Of the specification, section 4. */
const BANNER_INTERVAL_MS = 3500;

test.beforeEach(({ page }) => forgetNewFeatures(page));

test('what is wrong with an enquiry is said beside the form; then it is sent by script, stored and mailed', async ({
  page,
  site,
}) => {
  const sendings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ENQUIRY_PATH)) sendings.push(request.resourceType());
  });
  await page.goto(ROUTES.contact);
  await waitForIslands(page);
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  const wrong = { ...enquiryOf(''), email: 'einkauf@farben' };
  const { problems } = content.enquiryTexts();
  await fillIn(page, wrong);
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    problems.name.missing,
    problems.email['not-an-address'],
  ]);
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expectFilledIn(page, wrong);

  await fillIn(page, enquiryOf('Old Browser'));
  await sendButton(page).click();
  await expect(receipt(page)).toBeFocused();
  const reference = await readReference(page);
  await expect(page).toHaveURL(`${ROUTES.contact}?reference=${reference}`);
  expect(sendings).toEqual(['fetch']);
  await expect
    .poll(async () => (await site.mailCatcher.read()).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(reference));
});

test.describe('the menu of a phone', () => {
  const WINDOW = { width: 390, height: 844 };
  test.use({ viewport: WINDOW });

  test('opens and closes by its toggle, by a link and outside of itself', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#site-menu');
    const toggle = page.getByRole('button', { name: content.interfaceTexts().menuToggle });
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    for (const link of await menu.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await toggle.click();
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await page.mouse.click(WINDOW.width / 2, WINDOW.height - 100);
    await expect(menu).toBeHidden();

    // The keyboard goes on to what is behind it.
    await toggle.click();
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(menu).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));

    await toggle.click();
    // The next page has a closed menu of its own: only on this one can the closing be seen.
    await page.evaluate(() => {
      const stay = (event: Event) => event.preventDefault();
      addEventListener('click', stay, { once: true });
    });
    const services = menu.getByRole('link', { name: 'Services' });
    await waitUntilOpen(menu);
    await services.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await waitUntilOpen(menu);
    await services.click();
    await expect(page).toHaveURL(ROUTES.services);
    await expect(menu).toBeHidden();
  });
});

test('products are searched, and the brochure opens and closes', async ({ page }) => {
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  const { box, names, opener, dialog } = productsPage(page);
  await box.fill('glyc');
  await expect(names).toHaveText(['GLYCERINE', 'MONOETHYLENE GLYCOL (MEG)']);
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
});

test('the banner of Home turns', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await waitForIslands(page);
  const shown = page.locator('[aria-live] > :not([inert])');
  await expect(shown).toHaveCount(1);
  const first = (await shown.getAttribute('aria-label')) ?? '';
  await page.clock.fastForward(BANNER_INTERVAL_MS);
  await expect(shown).not.toHaveAttribute('aria-label', first);
});

test('the figures of About reach their targets', async ({ page }) => {
  await page.goto(ROUTES.about);
  const figure = page.locator('[data-target]').first();
  await bringToLife(figure);
  await expect(figure.locator('.counter-moving')).not.toHaveText(/^0*\+$/);
});
