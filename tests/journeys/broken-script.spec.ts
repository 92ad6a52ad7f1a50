/** When any part of the form's script fails, the browser posts the form itself. */
import type { Page } from '@playwright/test';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import { RESULT_ANCHOR, ROUTES } from '../../src/records/urls/routes.ts';
import {
  enquiryOf,
  expectFilledIn,
  fillIn,
  readReference,
  sendButton,
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

test('the browser posts the form when sending throws', async ({ page, site }) => {
  await page.addInitScript((message) => {
    Reflect.set(window, 'fetch', () => {
      throw new Error(message);
    });
  }, BROKEN);
  await page.goto(ROUTES.contact);
  await waitForIslands(page);
  const typed = enquiryOf('Broken fetch');
  await fillIn(page, typed);
  await expectOwnPost(page, typed, site);
});

test('the browser posts the form with its values when hydration fails', async ({ page, site }) => {
  const typed = enquiryOf('Still Born');
  // The island gets its props without one that it needs.
  const quoted = (text: string) => text.replaceAll('"', '&quot;');
  await page.route(ROUTES.contact, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(quoted('"products":'));
    const body = html.replaceAll(quoted('"products":'), quoted('"lost":'));
    await route.fulfill({ response, body });
  });
  const scripts = await holdRequests(page, /\.js$/);
  await page.goto(ROUTES.contact, { waitUntil: 'commit' });
  await fillIn(page, typed);
  await scripts.release();
  await waitForIslands(page);
  // The form as it was before hydration.
  await expect(page.locator('astro-island > div > #enquiry-form')).toHaveCount(1);
  await expectFilledIn(page, typed);
  await expectOwnPost(page, typed, site);
});
