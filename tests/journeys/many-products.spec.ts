import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
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
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: /status of 422|net::ERR_FAILED/ });

const NAMES = Object.fromEntries(
  Object.entries(content.productOffers()).map(([slug, { name }]) => [slug, name]),
);
const { problems } = content.enquiryTexts();
const box = (page: Page) =>
  page.getByRole('combobox', { name: content.contactPage().form.fields.product.label });

/** The form's HTML where the catalogue is too long for a list: of its products, only the one that is chosen. */
function shortenList(html: string): string {
  const { withoutScript, catalogue } = content.contactPage().form.manyProducts;
  const lead = `<p>${withoutScript}<!-- --> <a href="${ROUTES.products}">${catalogue}</a></p>`;
  return html.replace(/<select[^>]*name="product".*?<\/svg><\/div>/s, (list) =>
    list.replace(/<option value="[^"]+">[^<]*<\/option>/g, '').concat(lead),
  );
}

/**
 * Opens the form of a catalogue that is too long for a list: the page and its script come as such a
 * catalogue's. React complains where the two do not fit together, which fails the test.
 */
async function openSearched(
  page: Page,
  address: string = ROUTES.contact,
  { servedAs = address, scriptIsDue = Promise.resolve() } = {},
): Promise<void> {
  const list = /\bproducts:\[\{slug:.*?\}\](?=,offersHref)/s;
  await changeFormScript(page, list, 'products:void 0', scriptIsDue);
  await page.route(
    (url) => url.pathname === ROUTES.contact,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch({ url: new URL(servedAs, route.request().url()).href });
      await route.fulfill({ response, body: shortenList(await response.text()) });
    },
  );
  await page.goto(address);
}

/** Waits until the list has given way to the search box: React does that a moment after the script came. */
const waitForSearchBox = (page: Page) => expect(box(page)).toHaveJSProperty('tagName', 'INPUT');

const serveNames = (page: Page) =>
  page.route(/\/static\/offers\/\w+\.json$/, (route) => route.fulfill({ json: NAMES }));

test('is searched by name, and the product that is found is sent', async ({ page }) => {
  await serveNames(page);
  await openSearched(page);
  await waitForSearchBox(page);
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

for (const [host, servedAs] of [
  ['our server', undefined],
  ['a host that leaves addresses to the browser', ROUTES.contact],
] as const) {
  test(`of ${host}, holds the product that the address names, and lets it go`, async ({ page }) => {
    await serveNames(page);
    await openSearched(page, `${ROUTES.contact}?product=${UNREGULATED.slug}`, { servedAs });
    await waitForSearchBox(page);
    await expect(box(page)).toHaveValue(UNREGULATED.displayName);
    await expect(field(page, 'product')).toHaveValue(UNREGULATED.slug);
    await expect(quotation(page)).toBeVisible();
    await box(page).fill('');
    await expect(quotation(page)).toBeHidden();
    await expect(field(page, 'product')).toHaveValue('');
  });
}

test('a product that is let go before script comes stays so', async ({ page }) => {
  await serveNames(page);
  let sendScript = () => {};
  const scriptIsDue = new Promise<void>((resolve) => (sendScript = resolve));
  await openSearched(page, `${ROUTES.contact}?product=${UNREGULATED.slug}`, { scriptIsDue });
  await box(page).selectOption('');
  sendScript();
  await waitForSearchBox(page);
  await expect(box(page)).toHaveValue('');
  await expect(field(page, 'product')).toHaveValue('');
  await expect(quotation(page)).toBeHidden();
});

test('without the names, what is typed is checked by the server, and stays', async ({ page }) => {
  // Some hosts answer a page to whatever they do not have.
  await page.route(/\/static\/offers\//, (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.route(/\/static\/offers\//, (route) => route.abort(), { times: 1 });
  await openSearched(page);
  await waitForSearchBox(page);
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
