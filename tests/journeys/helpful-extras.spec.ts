/** Extras for buyers: the office hours in their time, and copy buttons for numbers. */
import type { Locator } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { displayTime } from '../../src/records/clock-time.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { readBuiltPage, textOf } from '../support/built-site.ts';
import { FLAMMABLE } from '../support/catalogue.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';

const { phoneDisplay, address, legalName, officeHours } = content.company();
const { opens, closes } = officeHours;
const AFTER_COPIED_NOTICE_MS = 5000;
const PRODUCT = `/products/${FLAMMABLE.slug}`;
const UN_NUMBER = FLAMMABLE.transport?.unNumber.replace('UN', 'UN ') ?? '';
/** The office's last minute of a week, and the beginning of the next one. */
const lastClosing = new Date(`2026-11-${22 + officeHours.openDays.length}T${closes}:00+05:30`);
const nextOpening = new Date(`2026-11-30T${opens}:00+05:30`);
/** Returns a day and time, such as "Monday 12.00am", in New York. */
const inNewYork = (date: Date) => {
  const timeZone = 'America/New_York';
  const day = date.toLocaleDateString('en-GB', { timeZone, weekday: 'long' });
  const time = date.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  return `${day} ${displayTime(time)} in your time`;
};
const opensOn = `Closed now, opens ${officeHours.openDays[0]} ${displayTime(opens)} (India)`;

for (const [timezoneId, open, closed] of [
  [
    'America/New_York',
    `Open until ${displayTime(closes)} (India), ${inNewYork(lastClosing)}`,
    `${opensOn}, ${inNewYork(nextOpening)}`,
  ],
  ['Asia/Kolkata', `Open until ${displayTime(closes)}`, opensOn],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the line beside the number says whether the office is open, at the second that it changes', async ({
      page,
    }) => {
      test.skip(officeHours.openDays[0] !== 'Monday', 'Written for a week that begins on Monday.');
      for (const path of [ROUTES.contact, PRODUCT]) {
        await page.clock.install({ time: lastClosing.getTime() - 60_000 });
        await page.goto(path);
        const line = page.locator('[data-opens]');
        await page.clock.pauseAt(lastClosing.getTime() - 1000);
        await expect(line).toHaveText(open);
        await page.clock.runFor(1000);
        await expect(line).toHaveText(closed);
        await page.clock.pauseAt(nextOpening.getTime() - 1);
        await expect(line).toHaveText(closed);
        await page.clock.runFor(1);
        await expect(line).toHaveText(/^Open until/);
      }
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
