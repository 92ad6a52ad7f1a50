/** Extras for buyers: the office hours in their time, and copy buttons for numbers. */
import type { Locator } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { displayTime } from '../../src/records/clock-time.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { readBuiltPage, textOf } from '../support/built-site.ts';
import { FLAMMABLE } from '../support/catalogue.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';

const { phoneDisplay, address, legalName, officeHours } = content.company();
const { opens, closes } = officeHours;
const AFTER_COPIED_NOTICE_MS = 5000;
const PRODUCT = `/products/${FLAMMABLE.slug}`;
const UN_NUMBER = FLAMMABLE.transport?.unNumber.replace('UN', 'UN ') ?? '';
/** Converts a time in India, such as "10:30", to the time in New York: "12.00am". */
const inNewYork = (time: string) =>
  displayTime(
    new Date(`2026-11-23T${time}:00+05:30`).toLocaleTimeString('en-GB', {
      timeZone: 'America/New_York',
      timeStyle: 'short',
    }),
  );

for (const [timezoneId, text] of [
  ['America/New_York', `In your time: ${inNewYork(opens)} to ${inNewYork(closes)}`],
  ['Asia/Kolkata', ''],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("Contact shows the office hours in the visitor's time, if it is another", async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T12:00:00Z'));
      await page.goto(ROUTES.contact);
      await expect(page.locator('[data-opens]')).toHaveText(text);
    });
  });
}

const widthOf = async (button: Locator) => (await button.boundingBox())?.width;

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [path, copied] of [
    [PRODUCT, { 'CAS number': [FLAMMABLE.identity.casNumber], 'UN number': [UN_NUMBER] }],
    [ROUTES.contact, { Phone: [phoneDisplay], Address: [legalName, address.postalCode] }],
  ] as const) {
    test(`${Object.keys(copied).join(' and ')} can be copied by buttons, which confirm it`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(path);
      const buttonOf = (name: string) =>
        page.getByRole('button', { name: `Copy: ${name}`, exact: true });
      for (const name of Object.keys(copied)) await expect(buttonOf(name)).toBeVisible();
      // The text font changes widths.
      await expect(page.locator('html')).not.toHaveClass(/awaits-font/);
      await page.evaluate(() => document.fonts.ready);
      await stopClock(page);
      for (const [name, parts] of Object.entries(copied)) {
        const width = await widthOf(buttonOf(name));
        await buttonOf(name).click();
        const copied = page.getByRole('button', { name: `Copied: ${name}` });
        await expect(copied).toHaveText('Copied');
        await expect(page.locator('#copied')).toHaveText(`Copied: ${name}`);
        // The layout beside the button does not shift.
        expect(await widthOf(copied)).toBe(width);
        const text = await page.evaluate(() => navigator.clipboard.readText());
        for (const part of parts) expect(text).toContain(part);
        expect(text).not.toContain('Copy');
        await runFor(page, AFTER_COPIED_NOTICE_MS);
        await expect(buttonOf(name)).toHaveText('Copy');
      }
    });
  }
});

test('without a clipboard, a button says that it did not copy', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error A browser without https has none.
    delete Navigator.prototype.clipboard;
  });
  await page.goto(ROUTES.contact);
  await page.getByRole('button', { name: 'Copy: Phone' }).click();
  await expect(page.getByRole('button', { name: 'Not copied: Phone' })).toBeVisible();
});

test('the vCard is served as one', async ({ request }) => {
  const links = [...readBuiltPage(ROUTES.contact).querySelectorAll('main a[href$=".vcf"]')];
  expect(links.map(textOf)).toEqual(['Save as a contact (vCard)']);
  const answer = await request.get(links[0]?.getAttribute('href') ?? '');
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await answer.text()).toMatch(/^BEGIN:VCARD\r\n[^]*\r\nEND:VCARD\r\n$/);
});
