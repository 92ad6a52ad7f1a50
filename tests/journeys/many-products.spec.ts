import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/routes.ts';
import { UNREGULATED } from '../support/catalogue.ts';
import { findFaults } from '../support/axe.ts';
import {
  enquiryOf,
  expectFilledIn,
  field,
  fillIn,
  quotation,
  readReference,
  sendButton,
  summary,
} from '../support/contact-page.ts';
import { changeFormScript } from '../support/change-form-script.ts';
import { waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// The form of a catalogue that is too long for a list. Its script is told so here, while the page
// has the list: React says that it found another form there, and draws its own.
test.use({ expectedErrors: /Minified React error|status of 422|net::ERR_FAILED/ });

const NAMES = Object.fromEntries(
  Object.entries(content.productOffers()).map(([slug, { name }]) => [slug, name]),
);
const { problems } = content.enquiryTexts();
const box = (page: Page) =>
  page.getByRole('combobox', { name: content.contactPage().form.fields.product.label });

async function openSearched(page: Page, address: string = ROUTES.contact): Promise<void> {
  await changeFormScript(page, /\bproducts:\[\{slug:.*?\}\](?=,offersHref)/s, 'products:void 0');
  await page.goto(address);
  await waitForIslands(page);
}

const serveNames = (page: Page) =>
  page.route(/\/static\/offers\/\w+\.json$/, (route) => route.fulfill({ json: NAMES }));

test('is searched by name, and the product that is found is sent', async ({ page }) => {
  await serveNames(page);
  await openSearched(page);
  await box(page).fill(UNREGULATED.displayName.slice(1, -1).toUpperCase());
  const suggested = () =>
    box(page).evaluate((input) =>
      [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
    );
  await expect.poll(suggested).toContain(UNREGULATED.displayName);
  await expect(quotation(page)).toHaveCount(0);
  await box(page).fill(` ${UNREGULATED.displayName.toLowerCase()} `);
  await expect(quotation(page)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await fillIn(page, enquiryOf('Searched For'));
  const sent = page.waitForRequest(/\/enquiries$/);
  await sendButton(page).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('product')).toBe(UNREGULATED.slug);
  await readReference(page);
});

test('holds the product that the address names, and lets it go', async ({ page }) => {
  await serveNames(page);
  await openSearched(page, `${ROUTES.contact}?product=${UNREGULATED.slug}`);
  await expect(box(page)).toHaveValue(UNREGULATED.displayName);
  await expect(field(page, 'product')).toHaveValue(UNREGULATED.slug);
  await expect(quotation(page)).toBeVisible();
  await box(page).fill('');
  await expect(quotation(page)).toBeHidden();
  await expect(field(page, 'product')).toHaveValue('');
});

test('without the names, what is typed is checked by the server, and stays', async ({ page }) => {
  await page.route(/\/static\/offers\//, (route) => route.abort());
  await openSearched(page);
  const typed = enquiryOf('Searched In Vain');
  await fillIn(page, typed);
  await box(page).fill('gold');
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([problems.product['unknown-product']]);
  await expect(box(page)).toHaveValue('gold');
  await expectFilledIn(page, typed);
  await box(page).fill(UNREGULATED.slug);
  await sendButton(page).click();
  await readReference(page);
});
