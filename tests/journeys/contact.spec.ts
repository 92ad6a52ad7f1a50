import { DANGEROUS, FLAMMABLE, UNREGULATED } from '../support/catalogue.ts';
import type { Locator, Page, Route } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import {
  CONTACT_FIELDS,
  ENQUIRY_PATH,
  HONEYPOT_FIELD,
  PURPOSES,
} from '../../src/records/enquiries/enquiry.ts';
import { enquiryTitle, NOTICE_HEADINGS } from '../../src/records/enquiries/enquiry-page.ts';
import { RESULT_ANCHOR, ROUTES } from '../../src/records/urls/routes.ts';
import {
  enquiryOf,
  expectFilledIn,
  failureNote,
  field,
  fillIn,
  messageAbout,
  readReference,
  receipt,
  sendButton,
  summary,
  unconfirmedNote,
  waitForMail,
} from '../support/contact-page.ts';
import { findAxeViolations } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { waitForIslands } from '../support/islands.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { startSiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

const company = content.company();
const { form: texts, meta } = content.contactPage();
const { next } = content.enquiryForm();

/** Texts of the notices without a reason from the server. */
const NO_ANSWER = { offline: 'did not respond', server: 'could not be read' };

/** How long the form waits for a response. */
const SEND_TIMEOUT_MS = 30_000;
/** After this time, the form says that it is still trying. */
const SLOW_AFTER_MS = 10_000;

const SCRIPTS = /\/static\/js\/[^/]+\.js$/;
const SENDINGS = /\/enquiries$/;

/** Escapes a text for a regular expression that matches exactly it. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test('fields have labels, types and autofill names, and accept pasted table rows and phone numbers', async ({
  page,
}) => {
  await page.goto(ROUTES.contact);
  const form = page.locator('form');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', `${ENQUIRY_PATH}#${RESULT_ANCHOR}`);
  for (const { name, label, type, autocomplete, required } of [
    { name: 'name', label: 'Name', type: 'text', autocomplete: 'name', required: true },
    {
      name: 'company',
      label: 'Company name',
      type: 'text',
      autocomplete: 'organization',
      required: false,
    },
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', required: false },
    { name: 'phone', label: 'Contact number', type: 'tel', autocomplete: 'tel', required: false },
  ] as const) {
    const input = field(page, name);
    await expect(input).toHaveAccessibleName(new RegExp(`^${label}`));
    await expect(input).toHaveJSProperty('type', type);
    await expect(input).toHaveAttribute('autocomplete', autocomplete);
    await expect(input).toHaveJSProperty('required', required);
  }
  const message = field(page, 'message');
  await expect(message).toHaveAccessibleName(/^Message/);
  await expect(message).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(message).toHaveJSProperty('required', true);
  // Browsers cut pasted text at `maxlength` without a notice.
  await expect(form.locator('[maxlength]')).toHaveCount(0);

  const options = field(page, 'product').locator('option');
  await expect(options).toHaveCount(content.products().length + 2 + PURPOSES.length);
  await expect(field(page, 'product')).toHaveValue('');
  const values = await options.evaluateAll((all) =>
    all.map((option) => (option as HTMLOptionElement).value),
  );
  expect(values).toEqual(['', ...content.products().map(({ slug }) => slug), '', ...PURPOSES]);

  // The honeypot field is hidden from people.
  const honeypot = page.locator(`[name="${HONEYPOT_FIELD}"]`);
  await expect(honeypot).not.toBeInViewport();
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(await honeypot.evaluate((input) => input.closest('[aria-hidden="true"]') !== null)).toBe(
    true,
  );

  await waitForIslands(page);
  await expect(form).toHaveJSProperty('noValidate', true);
  await field(page, 'message').fill('Please quote:\nPhenol\t40 t\nAcetone\t20 t');
  await field(page, 'phone').fill('\u202a+971\u00a04\u2011887 1234\u202c');
  await sendButton(page).click();
  await expect(field(page, 'message')).toHaveValue('Please quote:\nPhenol 40 t\nAcetone 20 t');
  await expect(field(page, 'phone')).toHaveValue('\u202a+971\u00a04\u2011887 1234\u202c');
});

test('values entered before hydration are kept and can be sent', async ({ page }) => {
  const typed = enquiryOf('Early Typist');
  await page.clock.install();
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(`${ROUTES.contact}?product=${FLAMMABLE.slug}`, { waitUntil: 'domcontentloaded' });
  await fillIn(page, typed);
  await expect(field(page, 'product')).toHaveValue(FLAMMABLE.slug);
  await field(page, 'product').selectOption(UNREGULATED.slug);
  await field(page, 'name').focus();
  await stopClock(page);
  await scripts.release();
  await waitForIslands(page);
  // The form's own validation is active, so it is hydrated.
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  // The focus stays where the visitor moves it before the next frame.
  await field(page, 'company').focus();
  await runFor(page, 100);
  await expect(field(page, 'company')).toBeFocused();
  await expectFilledIn(page, typed);
  await expect(field(page, 'product')).toHaveValue(UNREGULATED.slug);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
});

test.describe('sending with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(ROUTES.contact);
    await waitForIslands(page);
    await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  });

  test('works with the keyboard only, shows a reference on the same page, and mails the office', async ({
    page,
    site,
  }) => {
    const typed = enquiryOf('Asha Menon');
    // With the keyboard only.
    await field(page, 'name').focus();
    for (const name of CONTACT_FIELDS) {
      await expect(field(page, name)).toBeFocused();
      if (name in typed) await page.keyboard.insertText(typed[name as keyof typeof typed]);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByLabel('Keep these details')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page)).toBeFocused();
    const reference = await readReference(page);
    for (const sentence of next) await expect(receipt(page)).toContainText(sentence);
    await expect(receipt(page)).toContainText(`goes to ${typed.email}`);
    // The introduction of the form is gone.
    await expect(page.getByText(texts.introduction)).toBeHidden();

    const { to, replyTo, text } = await waitForMail(site, reference);
    expect(to?.map(({ address }) => address)).toEqual([company.email]);
    expect(replyTo?.map(({ address }) => address)).toEqual([typed.email]);
    for (const value of [typed.name, typed.company, 'Hamburg', 'शुक्रिया']) {
      expect(text).toContain(value);
    }

    // The URL is now that of the receipt, so a reload shows it again.
    await expect(page).toHaveURL(`${ROUTES.contact}?reference=${reference}#${RESULT_ANCHOR}`);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await expect(receipt(page)).toContainText(reference);
    await expect(receipt(page).getByText(reference)).toBeInViewport();
    await expect(receipt(page)).toContainText('You sent us');
    await receipt(page).getByRole('link', { name: 'Send another enquiry' }).click();
    await expect(sendButton(page)).toBeVisible();
    await expect(field(page, 'name')).toBeInViewport();
    await expect(field(page, 'earlier')).toHaveValue(reference);
  });

  test('shows errors beside the fields and in a summary, and keeps the values', async ({
    page,
  }) => {
    const typed = { ...enquiryOf(''), email: 'einkauf@farben', phone: '12', message: 'Hello' };
    await fillIn(page, typed);
    await sendButton(page).click();
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    const focusIsAtSummary = () =>
      summary(page).evaluate((element) => document.activeElement?.contains(element));
    await expect.poll(focusIsAtSummary).toBe(true);
    const bottomOfBar = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect((await summary(page).boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfBar);

    const sentences = {
      name: messageAbout('name', 'missing'),
      email: messageAbout('email', 'not-an-address'),
      phone: messageAbout('phone', 'too-few-digits'),
      message: messageAbout('message', 'too-short'),
    };
    await expect(summary(page).getByRole('link')).toHaveText(Object.values(sentences));
    for (const [name, sentence] of Object.entries(sentences)) {
      const input = field(page, name as keyof typeof sentences);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(literally(sentence)));
      await summary(page).getByRole('link', { name: sentence }).click();
      await expect(input).toBeFocused();
      await expect(input).toBeInViewport({ ratio: 1 });
    }
    await expect(field(page, 'company')).not.toHaveAttribute('aria-invalid');
    await expectFilledIn(page, typed);

    // A corrected field is marked at once, and the layout does not shift.
    const top = async () => (await field(page, 'name').boundingBox())?.y;
    await field(page, 'name').focus();
    const before = await top();
    await field(page, 'name').fill('Second Try');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    const ofName = summary(page).getByRole('listitem').filter({ hasText: sentences.name });
    await expect(ofName).toHaveCSS('text-decoration-line', 'line-through');
    expect(await top()).toBe(before);
    await expect(ofName).toContainText('(corrected)');
    await field(page, 'message').fill('');
    await expect(field(page, 'message')).toHaveAccessibleDescription(
      new RegExp(literally(messageAbout('message', 'missing'))),
    );
    expect(await findAxeViolations(page)).toEqual([]);

    await fillIn(page, enquiryOf('Second Try'));
    await sendButton(page).click();
    await expect(receipt(page)).toBeVisible();
  });

  test('shows that it is sending, and sends once even if the button is pressed again', async ({
    page,
  }) => {
    const sendings = await holdRequests(page, SENDINGS);
    await fillIn(page, enquiryOf('Im Patient'));
    await sendButton(page).click();
    const busyButton = page.getByRole('button', { name: 'Sending' });
    await expect(busyButton).toBeVisible();
    await expect(busyButton).toHaveAttribute('aria-disabled', 'true');
    await expect(busyButton).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    // The button changes at once; the test sees the request slightly later.
    await expect.poll(sendings.count).toBe(1);
    await sendings.release();
    await expect(receipt(page)).toBeVisible();
    expect(sendings.count()).toBe(1);
  });

  // The browser logs responses with these statuses.
  test.use({ expectedErrors: /status of (429|422|502|503|504)|net::ERR_/ });

  test('shows phone and email and keeps the values after each kind of failure; sending again does not create a second enquiry', async ({
    page,
  }) => {
    const [stored, limited] = ['We cannot store enquiries now.', 'Too many enquiries have come.'];
    const [notStored, unconfirmed] = [failureNote(page), unconfirmedNote(page)];
    const answers: readonly [
      note: Locator,
      sentence: string,
      answer: (route: Route) => Promise<void>,
    ][] = [
      [notStored, stored, (route) => route.fulfill({ status: 503, json: { error: stored } })],
      [notStored, limited, (route) => route.fulfill({ status: 429, json: { error: limited } })],
      [unconfirmed, NO_ANSWER.server, (route) => route.fulfill({ status: 502, body: '<h1>Bad' })],
      [
        unconfirmed,
        NO_ANSWER.server,
        (route) => route.fulfill({ status: 504, json: { error: 'x' } }),
      ],
      [unconfirmed, NO_ANSWER.offline, (route) => route.abort('failed')],
      // The enquiry is stored, but the response is lost.
      [
        unconfirmed,
        NO_ANSWER.offline,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
      ],
    ];
    const submissions: (string | null)[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith(ENQUIRY_PATH)) return;
      submissions.push(new URLSearchParams(request.postData() ?? '').get('submission'));
    });
    const typed = enquiryOf('Out Of Luck');
    await fillIn(page, typed);
    const sentence = 'Choose a product from the list, or none.';
    await page.route(SENDINGS, (route) =>
      route.fulfill({ status: 422, json: { errors: { product: sentence } } }),
    );
    await sendButton(page).click();
    await expect(summary(page).getByRole('link')).toHaveText([sentence]);
    await expect(field(page, 'product')).toHaveAttribute('aria-invalid', 'true');
    await expectFilledIn(page, typed);
    await page.unroute(SENDINGS);
    for (const [note, sentence, answer] of answers) {
      await page.route(SENDINGS, answer);
      await sendButton(page).click();
      await expect(note).toContainText(sentence);
      await expect(note).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => note.evaluate((element) => document.activeElement?.contains(element)))
        .toBe(true);
      await expect(note.locator(`a[href="tel:${company.phone}"]`)).toBeVisible();
      await expect(note.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
      await expectFilledIn(page, typed);
      await expect(receipt(page)).toHaveCount(0);
      await page.unroute(SENDINGS);
    }
    await unconfirmedNote(page).getByRole('button', { name: 'Send it again' }).click();
    await expect(receipt(page)).toBeVisible();
    expect(submissions).toHaveLength(answers.length + 2);
    expect(submissions[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(submissions).size).toBe(1);
  });

  test('shows a notice when there is no response, and keeps the text', async ({ page }) => {
    const typed = enquiryOf('Long Wait');
    const sendings = await holdRequests(page, SENDINGS);
    await page.clock.install();
    await fillIn(page, typed);
    await stopClock(page);
    await sendButton(page).click();
    await expect.poll(sendings.count).toBe(1);
    await runFor(page, SLOW_AFTER_MS);
    await expect(page.getByText('We are still trying')).toBeVisible();
    await runFor(page, SEND_TIMEOUT_MS - SLOW_AFTER_MS - 1);
    await expect(unconfirmedNote(page)).toHaveCount(0);
    await runFor(page, 1);
    await expect(unconfirmedNote(page)).toContainText(NO_ANSWER.offline);
    await expectFilledIn(page, typed);
  });
});

test.describe('sending without script', () => {
  // On a phone, the result is several screens below the top of the page.
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /status of (422|429)/,
    viewport: { width: 360, height: 640 },
  });

  /** Expects that the result has the focus and that its first words are in view. */
  async function expectInSight(page: Page, name: string | RegExp): Promise<void> {
    await expect(page.locator(`#${RESULT_ANCHOR}`)).toBeFocused();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }

  test('leads from a product to a page with the reference, which can be reloaded', async ({
    page,
    site,
  }) => {
    await page.goto(`${ROUTES.contact}?product=${UNREGULATED.slug}`);
    expect(await page.title()).toBe(meta.title);
    await expect(field(page, 'product')).toHaveValue(UNREGULATED.slug);
    await fillIn(page, enquiryOf('Plain Browser'));
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.frame() === page.mainFrame() && response.request().isNavigationRequest())
        answers.push(response.status());
    });
    await sendButton(page).click();
    await expect(page).toHaveURL(
      new RegExp(`${ROUTES.contact}\\?reference=[A-Z0-9]{8}#${RESULT_ANCHOR}$`),
    );
    expect(answers).toEqual([303, 200]);
    await expectInSight(page, /has been received/);
    const reference = await readReference(page);
    expect(page.url()).toContain(reference);
    expect(await page.title()).toBe(enquiryTitle('stored'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');

    const again = await page.reload();
    expect(again?.headers()['cache-control']).toContain('no-store');
    await expect(receipt(page)).toContainText(reference);
    const subjects = async () => {
      const mails = await site.mailCatcher.read();
      return mails.flatMap(({ subject = '' }) => (subject.includes(reference) ? subject : []));
    };
    await expect.poll(subjects).toEqual([expect.stringContaining(UNREGULATED.name.slice(0, 8))]);
  });

  test('an invalid field returns the page with all values and the errors', async ({ page }) => {
    const typed = {
      ...enquiryOf('  <b>"Quoted" & Co</b>'),
      phone: '12',
      message: '</textarea><script>alert(1)</script>\n{braces} \u202eabc',
    };
    await page.goto(ROUTES.contact);
    await fillIn(page, typed);
    await field(page, 'product').selectOption(DANGEROUS.slug);
    const answer = page.waitForResponse((response) => response.url().endsWith(ENQUIRY_PATH));
    await sendButton(page).click();
    expect((await answer).status()).toBe(422);
    await expect(page).toHaveTitle(/^Error: /);
    await expectInSight(page, NOTICE_HEADINGS.invalid);
    await expect(summary(page).getByRole('link')).toHaveText([
      messageAbout('phone', 'too-few-digits'),
    ]);
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'phone')).toHaveAccessibleDescription(
      new RegExp(literally(messageAbout('phone', 'too-few-digits'))),
    );
    await expectFilledIn(page, typed);
    await expect(field(page, 'product')).toHaveValue(DANGEROUS.slug);

    await summary(page).getByRole('link').click();
    await expect(field(page, 'phone')).toBeFocused();
    await field(page, 'phone').fill('022 5555 0147');
    await sendButton(page).click();
    await expect(receipt(page)).toBeVisible();
  });

  test('too many enquiries return the page with the values, phone and email', async ({ page }) => {
    const limited = await startSiteServer({ ENQUIRY_LIMITS: '1/10m,60/1m' });
    try {
      // This test uses its own server; the default route blocks other origins.
      await page.context().unrouteAll();
      const first = { form: enquiryOf('One Too'), maxRedirects: 0 };
      const taken = await page.request.post(limited.url + ENQUIRY_PATH, first);
      expect(taken.status()).toBe(303);
      const second = enquiryOf('Many');
      await page.goto(`${limited.url}${ROUTES.contact}`);
      await fillIn(page, second);
      const answer = page.waitForResponse((response) => response.url().endsWith(ENQUIRY_PATH));
      await sendButton(page).click();
      expect((await answer).status()).toBe(429);
      await expect(page).toHaveTitle(/^Error: /);
      await expectInSight(page, NOTICE_HEADINGS['not-stored']);
      expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(0);
      await expect(failureNote(page).locator(`a[href="tel:${company.phone}"]`)).toBeVisible();
      await expect(failureNote(page).locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
      await expectFilledIn(page, second);
    } finally {
      await limited.stop();
    }
  });
});

test.describe('the form that the server returns', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('keeps markup in values as text, before and after hydration, and can be sent without a reload', async ({
    page,
  }) => {
    const typed = {
      ...enquiryOf(`"Quoted" & 'Co' \\ &quot;`),
      company: '</astro-island><script>alert(1)</script>',
      phone: '"]}]',
      message: '\n\n</textarea><b>{0}</b> \\u0022 \u2028 \u{1f9ea}',
    };
    const scripts = await holdRequests(page, SCRIPTS);
    await page.goto(ROUTES.contact, { waitUntil: 'domcontentloaded' });
    await fillIn(page, typed);
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.submit();
    });
    await expect(page).toHaveTitle(/^Error/);
    await expectFilledIn(page, typed);
    await scripts.release();
    await waitForIslands(page);
    await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
    await expectFilledIn(page, typed);
    await expect(page.getByRole('main').locator('b')).toHaveCount(0);
    await field(page, 'phone').fill('');
    await sendButton(page).click();
    await expect(receipt(page)).toBeFocused();
  });
});
