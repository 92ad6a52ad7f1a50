import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { waitForIslands } from '../support/islands.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';

const { items } = content.aboutPage().counters;
/** The figures as the page writes them. */
const FIGURES = items.map(({ target, suffix, label }) => `${target}${suffix} ${label}`);

const figures = (page: Page) => page.locator('[data-count-up] li');
const control = (page: Page) => page.getByRole('button', { name: 'Pause motion' });
const movingFigures = (page: Page) => page.locator('.counter-moving');

async function openHydrated(page: Page): Promise<void> {
  await page.goto(ROUTES.about);
  await waitForIslands(page);
}

/** Returns the visible figures of the panel: the animated ones, or the final ones. */
async function shownFigures(page: Page): Promise<string[]> {
  return page
    .locator('[data-target]')
    .evaluateAll((all) => all.map((one) => (one.lastElementChild as HTMLElement).innerText));
}

test('the figures start at 0, count up once in their durations, and stay at their targets', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page);
  await expect(movingFigures(page)).toHaveText(['0', '0', '0', '0']);
  await control(page).evaluate((button) => button.focus({ preventScroll: true }));

  await stopClock(page);
  await expect(movingFigures(page)).toHaveText(['0', '0', '0', '0']);
  await page.getByRole('link', { name: 'Call Now' }).scrollIntoViewIfNeeded();
  await figures(page).last().scrollIntoViewIfNeeded();
  // The animation begins when the browser reports that the panel is in view.
  await expect(async () => {
    await runFor(page, 20);
    expect(await shownFigures(page)).not.toEqual(items.map(() => '0'));
  }).toPass();

  // Each figure reaches its target at the end of its own duration, and not earlier.
  let passedMs = 0;
  for (const { durationSeconds } of items.toSorted(
    (one, other) => one.durationSeconds - other.durationSeconds,
  )) {
    const untilMs = durationSeconds * 1000 - 500;
    if (untilMs > passedMs) await runFor(page, untilMs - passedMs);
    passedMs = Math.max(passedMs, untilMs);
    const shown = await shownFigures(page);
    const isDue = items.map((item) => item.durationSeconds * 1000 <= passedMs);
    expect(
      shown.map((figure, index) => figure === `${items[index]?.target}${items[index]?.suffix}`),
    ).toEqual(isDue);
  }
  await runFor(page, 600);
  await expect(movingFigures(page)).toHaveCount(0);
  await expect(figures(page)).toHaveText(FIGURES);

  // No motion is left to pause, but the focused control stays, so that the keyboard focus is not lost.
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeFocused();
  await expect(control(page)).toHaveCount(0);

  await page.evaluate(() => scrollTo(0, 0));
  await figures(page).first().scrollIntoViewIfNeeded();
  await runFor(page, 3000);
  await expect(movingFigures(page)).toHaveCount(0);
});

test('counting does not shift the layout, and assistive technology reads the final figures', async ({
  page,
}) => {
  await openHydrated(page);
  await figures(page).first().scrollIntoViewIfNeeded();
  await expect(movingFigures(page).first()).not.toHaveText('0');
  const boxesWhileCounting = await boxes(page);
  expect(await page.locator('[data-count-up]').ariaSnapshot()).toBe(
    ['- list:', ...FIGURES.map((figure) => `  - listitem: ${figure}`)].join('\n'),
  );

  await control(page).click();
  await expect(movingFigures(page)).toHaveCount(0);
  expect(await boxes(page)).toEqual(boxesWhileCounting);
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
});

async function boxes(page: Page) {
  return page
    .locator('[data-count-up] li, [data-count-up] li span:not(.counter-moving)')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round);
      }),
    );
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the figures are final from the start', async ({ page }) => {
    await openHydrated(page);
    await figures(page).first().scrollIntoViewIfNeeded();
    await expect(movingFigures(page)).toHaveCount(0);
    await expect(figures(page)).toHaveText(FIGURES);
  });
});
