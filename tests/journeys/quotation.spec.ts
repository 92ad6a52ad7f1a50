import { FLAMMABLE, UNREGULATED } from '../support/catalogue.ts';
import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import {
  acceptedDays,
  nameInLine,
  type LineField,
  type QuotationField,
} from '../../src/records/enquiries/enquiry.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { findAxeViolations } from '../support/axe.ts';
import {
  enquiryOf,
  field,
  fillIn,
  messageAbout,
  quotation,
  readReference,
  sendButton,
  summary,
  waitForMail,
} from '../support/contact-page.ts';
import { FIELD_LABELS } from '../../src/web/contact/islands/field-labels.ts';
import { waitForIslands } from '../support/islands.ts';
import type { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

const { asks } = content.enquiryTexts();
const [grade] = UNREGULATED.grades;

const TYPED = { quantity: '2 x 16.5', destination: 'Jebel Ali / جبل علي' } as const;
const CHOSEN = {
  grade: grade?.name ?? '',
  packaging: 'Other / not sure',
  unit: 'tonnes',
  incoterm: 'CIF',
} as const;
const WANTED_BY = acceptedDays().max;

const detail = (page: Page, name: QuotationField) => quotation(page).locator(`[name="${name}"]`);
const tick = (page: Page, ask: keyof typeof asks) =>
  quotation(page).getByRole('checkbox', { name: asks[ask], exact: true });

// The browser logs requests that the tests block and responses with these statuses.
test.use({ expectedErrors: /net::ERR_FAILED|status of (422|503)/ });

async function fillInQuotation(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(TYPED))
    await quotation(page)
      .getByLabel(FIELD_LABELS[name as keyof typeof TYPED], { exact: true })
      .fill(value);
  for (const [name, value] of Object.entries(CHOSEN))
    await quotation(page)
      .getByLabel(FIELD_LABELS[name as keyof typeof CHOSEN], { exact: true })
      .selectOption(value);
  await quotation(page).getByLabel(FIELD_LABELS.wantedBy, { exact: true }).fill(WANTED_BY);
  await tick(page, 'price').check();
  await tick(page, 'certificate-of-analysis').check();
}

/** Expects the grades and packagings of the product as options. */
async function expectChoices(page: Page): Promise<void> {
  const { grades, packaging } = UNREGULATED;
  for (const [name, all] of Object.entries({ grade: grades, packaging }))
    await expect(detail(page, name as QuotationField).locator('option')).toHaveText([
      'Choose',
      ...all.map((one) => one.name),
      'Other / not sure',
    ]);
}

async function expectQuotation(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({ ...TYPED, ...CHOSEN, wantedBy: WANTED_BY }))
    await expect(detail(page, name as QuotationField)).toHaveValue(value);
  for (const ask of content.enquiryForm().products[UNREGULATED.slug]?.asks ?? [])
    await expect(tick(page, ask)).toBeChecked({
      checked: ask === 'price' || ask === 'certificate-of-analysis',
    });
}

/** Expects the stored details in the mail. */
async function expectMail(site: SiteServer, reference: string): Promise<void> {
  const { text } = await waitForMail(site, reference);
  const { grade, packaging, incoterm } = CHOSEN;
  const values = [grade, packaging, '2 x 16.5 tonnes', TYPED.destination, incoterm];
  for (const value of [...values, WANTED_BY, `${asks.price}, ${asks['certificate-of-analysis']}`])
    expect(text).toContain(value);
}

test('the quotation fields appear with a product, keep their values with another one, and are not sent without one', async ({
  page,
  site,
}) => {
  await page.goto(ROUTES.contact);
  await waitForIslands(page);
  await expect(quotation(page)).toBeHidden();
  await fillIn(page, enquiryOf('Quoted By Script'));
  await field(page, 'product').selectOption(FLAMMABLE.slug);
  await detail(page, 'quantity').fill(TYPED.quantity);
  await field(page, 'product').selectOption(UNREGULATED.slug);
  await expect(detail(page, 'quantity')).toHaveValue(TYPED.quantity);
  await fillInQuotation(page);
  await field(page, 'product').selectOption('');
  await expect(quotation(page)).toBeHidden();
  await page.route(/\/enquiries$/, (route) => route.fulfill({ status: 503, json: { error: '' } }));
  // Waits for the response: if the route were removed while the request is pending, the request would go to the server.
  const answered = page.waitForResponse(/\/enquiries$/);
  await sendButton(page).click();
  const sent = (await answered).request().postData() ?? '';
  const names = [...new URLSearchParams(sent).keys()];
  expect(names).toContain('message');
  expect(names).not.toContain('grade');
  await page.unroute(/\/enquiries$/);

  await field(page, 'product').selectOption(UNREGULATED.slug);
  await expectQuotation(page);
  await expectChoices(page);
  await sendButton(page).click();
  await expectMail(site, await readReference(page));
});

test('the form names its product above the fields, if there is one', async ({ page }) => {
  const about = (name: string) => page.getByText(`Enquiry about ${name}`);
  await page.goto(`${ROUTES.contact}?product=${FLAMMABLE.slug}`);
  await expect(about(FLAMMABLE.displayName)).toBeVisible();
  await waitForIslands(page);
  await expect(about(FLAMMABLE.displayName)).toBeVisible();
  await field(page, 'product').selectOption(UNREGULATED.slug);
  await expect(about(UNREGULATED.displayName)).toBeVisible();
  const place = await field(page, 'name').boundingBox();
  await field(page, 'product').selectOption('');
  await expect(about('')).toHaveCount(0);
  expect(await field(page, 'name').boundingBox()).toEqual(place);
});

test('the quotation fields are available for another chemical too', async ({ page, site }) => {
  await page.goto(`${ROUTES.contact}?wanted=${encodeURIComponent('Xylene & "others"')}`);
  await waitForIslands(page);
  await expect(field(page, 'wanted')).toHaveValue('Xylene & "others"');
  await expect(page.getByText('Enquiry about Xylene & "others"')).toBeVisible();
  await fillIn(page, { name: 'Wants Xylene', phone: '98200 12345' });
  await detail(page, 'grade').fill('Any');
  await detail(page, 'quantity').fill(TYPED.quantity);
  await field(page, 'product').selectOption(FLAMMABLE.slug);
  await expect(field(page, 'wanted')).toBeHidden();
  await expect.poll(() => field(page, 'message').inputValue()).toContain(FLAMMABLE.displayName);
  await field(page, 'product').selectOption({ label: 'Another chemical' });
  await expect(field(page, 'message')).toHaveValue('');
  await sendButton(page).click();
  const receipt = page.getByRole('status').filter({ hasText: 'You sent us' });
  await expect(receipt).toContainText(TYPED.quantity);
  await expect(page).toHaveTitle('Enquiry received');
  const reference = await readReference(page);
  const { text, subject } = await waitForMail(site, reference);
  expect(text).toContain(TYPED.quantity);
  expect(subject).toContain('Xylene & "others"');

  // Another enquiry keeps who sends it, and names the first.
  await receipt.getByRole('link', { name: 'Send another enquiry' }).click();
  await expect(field(page, 'name')).toHaveValue('Wants Xylene');
  await expect(field(page, 'phone')).toHaveValue('98200 12345');
  await expect(field(page, 'earlier')).toHaveValue(reference);
});

test('an unsent form survives a reload, and its prepared message follows the ticks', async ({
  page,
}) => {
  const { slug, displayName } = FLAMMABLE;
  await page.goto(`${ROUTES.contact}?product=${slug}&ask=sample`);
  await waitForIslands(page);
  const message = field(page, 'message');
  await expect(message).toHaveValue(
    `For ${displayName}, please send us: ${asks.sample.toLowerCase()}.`,
  );
  await expect(page.getByText('Minimum order in India')).toBeHidden();
  await tick(page, 'price').check();
  await expect(page.getByText('Minimum order in India')).toBeVisible();
  await tick(page, 'sample').uncheck();
  await expect(message).toHaveValue(
    `For ${displayName}, please send us: ${asks.price.toLowerCase()}.`,
  );
  await fillIn(page, { name: 'Asha Rao', message: 'Two drums.' });
  await detail(page, 'quantity').fill('1');
  await detail(page, 'packaging').selectOption({ index: 1 });
  await detail(page, 'unit').selectOption('20 ft containers');
  await expect(page.getByText('at least 1 × 20 ft container.')).toBeVisible();
  await detail(page, 'unit').selectOption('g');
  await expect(page.getByText('at least 1')).toHaveCount(0);
  await page.reload();
  await waitForIslands(page);
  await expect(field(page, 'name')).toHaveValue('Asha Rao');
  await expect(message).toHaveValue('Two drums.');
  await expect(detail(page, 'unit')).toHaveValue('g');
  await expect(tick(page, 'sample')).not.toBeChecked();
  await fillIn(page, { phone: '98200 12345' });
  await sendButton(page).click();
  await readReference(page);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry'))).toBeNull();
});

test('the quotation fields are hidden if the product is deselected before hydration', async ({
  page,
}) => {
  let sendScript = () => {};
  const scriptIsDue = new Promise<void>((resolve) => (sendScript = resolve));
  await page.route(/EnquiryForm/, async (route) => {
    await scriptIsDue;
    await route.continue();
  });
  await page.goto(`${ROUTES.contact}?product=${UNREGULATED.slug}`);
  await field(page, 'product').selectOption('');
  sendScript();
  await expect(quotation(page)).toBeHidden();
  await expect(field(page, 'product')).toHaveValue('');
});

test('the quotation fields keep their values when the visitor returns to the page', async ({
  page,
}) => {
  await page.goto(ROUTES.contact);
  await waitForIslands(page);
  await field(page, 'product').selectOption(UNREGULATED.slug);
  await fillInQuotation(page);
  await page.goto(ROUTES.home);
  await page.goBack();
  await expectQuotation(page);
  await waitForIslands(page);
});

test('the quotation fields have no axe violations on a phone or tablet, show errors beside them, and need no message', async ({
  page,
  site,
}) => {
  await page.goto(`${ROUTES.contact}?product=${UNREGULATED.slug}`);
  await waitForIslands(page);
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findAxeViolations(page)).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }

  await fillIn(page, { ...enquiryOf('Said It All'), message: ' ' });
  await sendButton(page).click();
  await expect(summary(page)).toBeVisible();
  await detail(page, 'quantity').fill('1'.repeat(51));
  await sendButton(page).click();
  const sentence = messageAbout('quantity', 'too-long');
  await expect(detail(page, 'quantity')).toHaveAccessibleDescription(new RegExp(sentence));
  await summary(page).getByRole('link', { name: sentence }).click();
  await expect(detail(page, 'quantity')).toBeFocused();
  await detail(page, 'quantity').fill('');
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([messageAbout('message', 'missing')]);
  await fillInQuotation(page);
  await sendButton(page).click();
  await expectMail(site, await readReference(page));
});

/** The control of a field of the n-th line. */
const inLine = (page: Page, name: LineField, line: number) =>
  page.getByRole('main').locator(`[name="${nameInLine(name, line)}"]`);

/** Expects the products, as the subject of the mail names them. */
async function expectSubject(page: Page, site: SiteServer, names: readonly string[]) {
  const { subject = '' } = await waitForMail(site, await readReference(page));
  expect(subject).toContain(`${names.length} products: ${names[0]}`);
}

test('products added on cards and pages stand in the bar and fill the form, until it is sent', async ({
  page,
  site,
}) => {
  const added = [FLAMMABLE, UNREGULATED];
  const bar = page.getByRole('banner').getByRole('link', { name: /^Enquiry, / });
  const add = (displayName: string) =>
    page.getByRole('button', { name: `Add to enquiry: ${displayName}`, exact: true });
  await page.goto(ROUTES.products);
  await expect(bar).toBeHidden();
  await add(FLAMMABLE.displayName).click();
  await expect(bar).toHaveAccessibleName('Enquiry, 1 product');
  await page.goto(`/products/${UNREGULATED.slug}`);
  await add(UNREGULATED.displayName).focus();
  await page.keyboard.press('Enter');
  await expect(add(UNREGULATED.displayName)).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toHaveAccessibleName('Enquiry, 2 products');
  await bar.click();
  for (const [index, { slug }] of added.entries())
    await expect(inLine(page, 'product', index + 1)).toHaveValue(slug);
  await fillIn(page, { name: 'Adds Two', email: 'einkauf@farben.example' });
  await page.getByLabel('Keep these details').check();
  await sendButton(page).click();
  await expectSubject(
    page,
    site,
    added.map(({ name }) => name),
  );
  await expect(bar).toBeHidden();

  // The kept details fill the next form until the box is unticked.
  await page.goto(ROUTES.contact);
  await expect(field(page, 'name')).toHaveValue('Adds Two');
  await expect(inLine(page, 'product', 2)).toHaveValue(UNREGULATED.slug);
  await page.getByLabel('Keep these details').uncheck();
  expect(await page.evaluate(() => localStorage.getItem('sender'))).toBeNull();
});

test('a form with several products keeps typed values when the visitor follows the link of another product', async ({
  page,
  site,
}) => {
  await page.goto(`${ROUTES.contact}?product=${UNREGULATED.slug}`);
  await waitForIslands(page);
  await fillIn(page, { name: 'Buys A Basket', email: 'einkauf@farben.example' });
  await fillInQuotation(page);
  await quotation(page).getByRole('button', { name: 'Add another product' }).click();
  await expect(quotation(page).getByLabel('Product 2', { exact: true })).toBeFocused();
  await quotation(page)
    .getByLabel('Name or CAS number of the chemical of product 2')
    .fill('Xylene');
  await quotation(page).getByLabel('Quantity of product 2').fill('1'.repeat(51));
  await quotation(page).getByLabel('Delivery').selectOption('india');
  await expect(detail(page, 'incoterm')).toBeHidden();

  await page.goto(`/products/${FLAMMABLE.slug}`);
  await page.getByRole('link', { name: 'Enquire about this product' }).first().click();
  await expect(inLine(page, 'product', 3)).toHaveValue(FLAMMABLE.slug);
  await expect(field(page, 'name')).toHaveValue('Buys A Basket');
  for (const [name, value] of Object.entries({ ...TYPED, grade: CHOSEN.grade }))
    await expect(detail(page, name as QuotationField)).toHaveValue(value);
  await expect(detail(page, 'delivery')).toHaveValue('india');
  await expect(quotation(page)).toContainText(FLAMMABLE.minimumOrder.india);
  await expect(quotation(page)).not.toContainText(FLAMMABLE.minimumOrder.export);
  await sendButton(page).click();
  await summary(page)
    .getByRole('link', { name: messageAbout('quantity', 'too-long').slice(-9) })
    .click();
  await expect(inLine(page, 'quantity', 2)).toBeFocused();
  await page.getByRole('button', { name: 'Remove product 2' }).click();
  await expect(inLine(page, 'wanted', 2)).toHaveCount(0);
  await sendButton(page).click();
  await expectSubject(page, site, [UNREGULATED.name, FLAMMABLE.name]);

  await page.getByRole('link', { name: 'Correct this enquiry' }).click();
  await expect(field(page, 'earlier')).not.toHaveValue('');
  await expect(inLine(page, 'product', 2)).toHaveValue(FLAMMABLE.slug);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry has room for further products', async ({ page, site }) => {
    await page.goto(`${ROUTES.contact}?product=${UNREGULATED.slug}`);
    await fillIn(page, { ...enquiryOf('Lists Plainly'), phone: '12' });
    // Playwright finds no text inside of `noscript`.
    await quotation(page).locator('summary').click();
    await inLine(page, 'product', 2).selectOption(FLAMMABLE.slug);
    await inLine(page, 'wanted', 4).fill('Xylene');
    await sendButton(page).click();
    await expect(summary(page)).toBeVisible();
    await expect(inLine(page, 'product', 2)).toHaveValue(FLAMMABLE.slug);
    await expect(inLine(page, 'wanted', 4)).toHaveValue('Xylene');
    await fillIn(page, { phone: '' });
    await sendButton(page).click();
    await expectSubject(page, site, [UNREGULATED.name, FLAMMABLE.name, 'Xylene']);
  });

  test('a quotation is mailed with its values, also after an error', async ({ page, site }) => {
    await page.goto(`/products/${UNREGULATED.slug}`);
    await page.getByRole('link', { name: 'Enquire about this product' }).first().click();
    await expectChoices(page);
    await fillIn(page, { ...enquiryOf('Quoted Plainly'), phone: '12' });
    await fillInQuotation(page);
    await sendButton(page).click();
    await expect(summary(page)).toBeVisible();
    await expectQuotation(page);
    await fillIn(page, { phone: '' });
    await sendButton(page).click();
    await expectMail(site, await readReference(page));
  });
});
