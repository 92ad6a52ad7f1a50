/** What helps buyers beyond reading: whether someone is there, and numbers to take along. */
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/routes.ts';
import { expect, test } from '../support/test.ts';

const { phoneDisplay, address, legalName } = content.company();

test.describe('far from India', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const [moment, text] of [
    ['2026-11-23T10:29:00+05:30', 'opens today 10.30am (IST)'],
    ['2026-11-23T10:31:00+05:30', 'open now, until 7.00pm (IST)'],
    ['2026-11-28T19:00:00+05:30', 'opens Monday 10.30am (IST)'],
  ] as const) {
    test(`Contact says at ${moment}: ${text}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment));
      await page.goto(ROUTES.contact);
      await expect(page.getByText(text)).toBeVisible();
    });
  }
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { path, name, copied } of [
    { path: '/products/acetone', name: 'CAS number', copied: '67-64-1' },
    { path: '/products/acetone', name: 'UN number', copied: 'UN 1090' },
    { path: ROUTES.contact, name: 'Phone', copied: phoneDisplay },
    { path: ROUTES.contact, name: 'Address', copied: [legalName, address.postalCode] },
  ]) {
    test(`${name} is copied by a button, which says so`, async ({ page }) => {
      await page.goto(path);
      const button = page.getByRole('button', { name: `Copy: ${name}`, exact: true });
      await button.click();
      await expect(page.getByRole('status').getByText(`Copied: ${name}`)).toBeAttached();
      await expect(button).toHaveText('Copied');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of [copied].flat()) expect(text).toContain(part);
      expect(text).not.toContain('Copy');
      await expect(button).toHaveText('Copy');
    });
  }
});

test('without a clipboard no button offers to copy', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error A browser without https has none.
    delete Navigator.prototype.clipboard;
  });
  await page.goto(ROUTES.contact);
  await expect(page.locator('[data-opens]')).toContainText('(IST)');
  await expect(page.locator('.copy-button')).toHaveCount(0);
});

test('without script neither the hours nor a button is promised', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.url + ROUTES.contact);
  await expect(page.locator('[data-opens]')).toBeHidden();
  await expect(page.locator('.copy-button')).toHaveCount(0);
  await page.close();
});

test('the vCard is served as one', async ({ page, request }) => {
  await page.goto(ROUTES.contact);
  const link = page.getByRole('link', { name: content.contactPage().details.vCard });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await answer.text()).toMatch(/^BEGIN:VCARD\r\n[^]*\r\nEND:VCARD\r\n$/);
});
