/** When any part of the form's script fails, the browser posts the form itself. */
import type { Page } from '@playwright/test';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import { RESULT_ANCHOR, ROUTES } from '../../src/records/addresses/routes.ts';
import {
  enquiryOf,
  expectFilledIn,
  unconfirmedNote,
  fillIn,
  messageAbout,
  readReference,
  receipt,
  sendButton,
  summary,
  waitForMail,
  type Typed,
} from '../support/contact-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { waitForIslands } from '../support/islands.ts';
import type { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

const BROKEN = 'broken on purpose';

// React logs the errors that it catches, in its own words.
test.use({
  expectedErrors: new RegExp(
    `${BROKEN}|Cannot read properties of undefined|Minified React error|status of 422`,
  ),
});

/** Replaces a global by one that throws when it is used, before the page's scripts run. */
async function breakGlobal(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    ({ global, message }) => {
      Reflect.set(window, global, function () {
        throw new Error(message);
      });
    },
    { global: name, message: BROKEN },
  );
}

/** Opens Contact with different props for its island, and types before the script loads. */
async function openWithOtherProps(page: Page, typed: Typed, part: string, other: string) {
  const quoted = (text: string) => text.replaceAll('"', '&quot;');
  await page.route(ROUTES.contact, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(quoted(part));
    await route.fulfill({ response, body: html.replaceAll(quoted(part), quoted(other)) });
  });
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto(ROUTES.contact, { waitUntil: 'commit' });
  await fillIn(page, typed);
  await scripts.release();
  await waitForIslands(page);
}

/**
 * Submits the form and expects that the browser posts it: once, as a navigation, with every value, and that it is
 * stored.
 */
async function expectOwnPost(page: Page, typed: Typed, site: SiteServer) {
  const posts: { type: string; form: URLSearchParams }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(ENQUIRY_PATH)) return;
    const form = new URLSearchParams(request.postData() ?? '');
    posts.push({ type: request.resourceType(), form });
  });
  await sendButton(page).click();
  await expect(page).toHaveURL(
    new RegExp(`${ROUTES.contact}\\?reference=[A-Z0-9]{8}#${RESULT_ANCHOR}$`),
  );
  const reference = await readReference(page);
  expect(posts.map(({ type }) => type)).toEqual(['document']);
  for (const [name, value] of Object.entries(typed)) {
    expect(posts[0]?.form.get(name)?.replaceAll('\r\n', '\n')).toBe(value);
  }
  await waitForMail(site, reference);
}

/** Selectors of the form after hydration, when React could not start, and when the form could not be rendered. */
const LIVE_FORM = 'astro-island > #enquiry-form form[novalidate]';
const STILL_FORM = 'astro-island:not([ssr]) > #enquiry-form';
const PLAIN_FORM = 'astro-island > div > #enquiry-form';

for (const { what, name, form } of [
  { what: 'reading the fields', name: 'FormData', form: LIVE_FORM },
  { what: 'preparing the request', name: 'AbortController', form: STILL_FORM },
  { what: 'sending', name: 'fetch', form: LIVE_FORM },
  { what: 'preparing the form', name: 'URLSearchParams', form: PLAIN_FORM },
]) {
  test(`the browser posts the form when ${what} throws`, async ({ page, site }) => {
    await breakGlobal(page, name);
    await page.goto(ROUTES.contact);
    // From then on, nothing moves the focus out of a field.
    await expect(page.locator(form)).toHaveCount(1);
    const typed = enquiryOf(`Broken ${name}`);
    await fillIn(page, typed);
    await expectOwnPost(page, typed, site);
  });
}

test('the browser posts the form with its values when hydration fails', async ({ page, site }) => {
  const typed = enquiryOf('Still Born');
  await openWithOtherProps(page, typed, '"offers":', '"lost":');
  await expect(page.locator(PLAIN_FORM)).toHaveCount(1);
  await expectFilledIn(page, typed);
  await expectOwnPost(page, typed, site);
});

test('the form is put back when its errors cannot be shown, and the browser posts it', async ({
  page,
}) => {
  const typed = enquiryOf('');
  await page.addInitScript((message) => {
    const create = document.createElement.bind(document);
    // Of the form, only the list of errors has this element.
    Reflect.set(document, 'createElement', (name: string, options?: ElementCreationOptions) => {
      if (name === 'h3') throw new Error(message);
      return create(name, options);
    });
  }, BROKEN);
  await page.goto(ROUTES.contact);
  await waitForIslands(page);
  await fillIn(page, typed);
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  await sendButton(page).click();
  await expect(page.locator(PLAIN_FORM)).toHaveCount(1);
  await expectFilledIn(page, typed);
  await sendButton(page).click();
  await expect(page).toHaveTitle(/^Error/);
  await expect(summary(page).getByRole('link')).toHaveText([messageAbout('name', 'missing')]);
  await expectFilledIn(page, typed);
});

test('a response that cannot be parsed shows a failure, and the values are kept', async ({
  page,
}) => {
  await page.addInitScript((message) => {
    Response.prototype.json = () => {
      throw new Error(message);
    };
  }, BROKEN);
  await page.goto(ROUTES.contact);
  await waitForIslands(page);
  const typed = enquiryOf('Unread Answer');
  await fillIn(page, typed);
  await sendButton(page).click();
  await expect(unconfirmedNote(page)).toContainText('could not be read');
  await expectFilledIn(page, typed);
  await expect(receipt(page)).toHaveCount(0);
});
