/** Extras for buyers: whether the office is open, and copy buttons for numbers. */
import type { Locator } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { WEEKDAYS, type Weekday } from '../../src/records/office-hours.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { readBuiltPage, textOf } from '../support/built-site.ts';
import { FLAMMABLE } from '../support/catalogue.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';

const { phoneDisplay, address, legalName, officeHours } = content.company();
const { opens, closes, openDays, display } = officeHours;
const [first, last] = [openDays[0] ?? 'Monday', openDays.at(-1) ?? 'Saturday'];
/** Matches "Monday to Saturday 10.30am to 7.00pm". */
const [, opensText = '', closesText = ''] = /(\S+) to (\S+)$/.exec(display[0] ?? '') ?? [];
const LONGER_THAN_IT_SAYS_SO_MS = 5000;
const PRODUCT = `/products/${FLAMMABLE.slug}`;
const UN_NUMBER = FLAMMABLE.transport?.unNumber.replace('UN', 'UN ') ?? '';
/** Returns the date of a weekday in the week from Monday, 23 November 2026. */
const dayOf = (day: Weekday) => `2026-11-${23 + WEEKDAYS.indexOf(day)}`;
const minutesFrom = (time: string, minutes: number) =>
  new Date(Date.parse(`1970-01-01T${time}:00Z`) + minutes * 60_000).toISOString().slice(11, 16);

test.describe('far from India', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('Contact shows whether the office is open, and when that changes', async ({ page }) => {
    for (const [moment, text] of [
      [`${dayOf(first)}T${minutesFrom(opens, -1)}:00+05:30`, `opens today ${opensText} IST`],
      [`${dayOf(first)}T${minutesFrom(opens, 1)}:00+05:30`, `open now, until ${closesText} IST`],
      [`${dayOf(last)}T${closes}:00+05:30`, `opens ${first} ${opensText} IST`],
    ] as const) {
      await page.clock.setFixedTime(new Date(moment));
      await page.goto(ROUTES.contact);
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

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
      // The text font, which changes widths, loads after the first picture.
      await expect(page.locator('html')).not.toHaveClass(/awaits-picture/);
      await page.evaluate(() => document.fonts.ready);
      await stopClock(page);
      for (const [name, parts] of Object.entries(copied)) {
        const width = await widthOf(buttonOf(name));
        await buttonOf(name).click();
        await expect(page.getByRole('status').getByText(`Copied: ${name}`)).toBeAttached();
        await expect(buttonOf(name)).toHaveText('Copied');
        // The layout beside the button does not shift.
        expect(await widthOf(buttonOf(name))).toBe(width);
        const text = await page.evaluate(() => navigator.clipboard.readText());
        for (const part of parts) expect(text).toContain(part);
        expect(text).not.toContain('Copy');
        await runFor(page, LONGER_THAN_IT_SAYS_SO_MS);
        await expect(buttonOf(name)).toHaveText('Copy');
      }
    });
  }
});

test('without a clipboard no button offers to copy', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error A browser without https has none.
    delete Navigator.prototype.clipboard;
  });
  await page.goto(ROUTES.contact);
  await expect(page.locator('[data-opens]')).toContainText('IST');
  await expect(page.locator('.copy-button')).toHaveCount(0);
});

test('the vCard is served as one', async ({ request }) => {
  const links = [...readBuiltPage(ROUTES.contact).querySelectorAll('main a[href$=".vcf"]')];
  expect(links.map(textOf)).toEqual(['Save as a contact (vCard)']);
  const answer = await request.get(links[0]?.getAttribute('href') ?? '');
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await answer.text()).toMatch(/^BEGIN:VCARD\r\n[^]*\r\nEND:VCARD\r\n$/);
});
