import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/records/urls/routes.ts';
import {
  BANNER_INTERVAL_MS,
  carouselNamed,
  expectStill,
  runUntilChange,
  shownSlide,
  waitUntilLive,
} from '../support/carousel.ts';
import { waitForIslands } from '../support/islands.ts';
import { stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';

/** Within this time, everything that moves automatically has moved (docs/specification.md#4-states). */
const LONG_ENOUGH_MS = 2 * BANNER_INTERVAL_MS;

const pauseControl = (page: Page) =>
  page.getByRole('button', { name: 'Pause motion', exact: true });
const playControl = (page: Page) => page.getByRole('button', { name: 'Play motion', exact: true });

const bannerOf = (page: Page) => carouselNamed(page, 'What we supply');
/** Returns the first card whose carousel has more than one picture. */
const cardCarouselOf = (page: Page) =>
  page
    .locator('main [aria-roledescription="carousel"]')
    .filter({ has: page.locator('[aria-roledescription="slide"]:nth-child(2)') })
    .first();

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await waitForIslands(page);
}

test('a button pauses and restarts the banner, by keyboard too; a change to reduced motion takes effect at once', async ({
  page,
}) => {
  await open(page, '/');
  const banner = bannerOf(page);
  await waitUntilLive(banner);
  await stopClock(page);
  await runUntilChange(page, banner, LONG_ENOUGH_MS);

  await pauseControl(page).click();
  await expect(playControl(page)).toBeVisible();
  await expectStill(page, banner, LONG_ENOUGH_MS);

  // Slides can still be selected by hand, and then stay.
  const wanted = ((await shownSlide(banner)) + 1) % 3;
  await banner.getByRole('radio', { name: `Show slide ${wanted + 1}` }).click();
  await expect.poll(() => shownSlide(banner)).toBe(wanted);
  await playControl(page).hover();
  await expectStill(page, banner, LONG_ENOUGH_MS);
  expect(await shownSlide(banner)).toBe(wanted);

  await playControl(page).focus();
  await page.keyboard.press('Enter');
  await expect(pauseControl(page)).toBeFocused();
  await runUntilChange(page, banner, LONG_ENOUGH_MS);
  await page.keyboard.press('Enter');
  await expect(playControl(page)).toBeFocused();
  await expectStill(page, banner, LONG_ENOUGH_MS);

  // Another page of the tab plays again; then the back/forward cache restores this page as it was.
  await page.evaluate(() => {
    sessionStorage.setItem('motion', 'playing');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(pauseControl(page)).toBeVisible();

  await runUntilChange(page, banner, LONG_ENOUGH_MS);
  // The page is notified with its next frame; a listener that was added last runs last.
  const preferenceChanged = page.evaluate(
    (query) =>
      new Promise<void>((resolve) => {
        const preference = matchMedia(query);
        preference.addEventListener('change', () => resolve());
        Object.assign(window, { preference });
      }),
    '(prefers-reduced-motion: reduce)',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await preferenceChanged;
  await expect(pauseControl(page)).toBeHidden();
  await expectStill(page, banner, LONG_ENOUGH_MS);
});

test('a pause applies to all pages of the tab until it is ended', async ({ page }) => {
  await open(page, '/');
  await pauseControl(page).click();
  await expect(playControl(page)).toBeVisible();

  await page.goto(ROUTES.about);
  await expect(playControl(page)).toBeVisible();
  await page.locator('[data-count-up] li').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.counter-moving')).toHaveCount(0);
  await playControl(page).click();
  await expect(page.locator('.counter-moving').first()).not.toHaveText('0');
  await pauseControl(page).click();
  await expect(page.locator('.counter-moving')).toHaveCount(0);

  await page.goto(ROUTES.products);
  const card = cardCarouselOf(page);
  await card.scrollIntoViewIfNeeded();
  await waitUntilLive(card);
  await expect(playControl(page)).toBeVisible();
  await stopClock(page);
  await expectStill(page, card, LONG_ENOUGH_MS);

  await playControl(page).click();
  await page.clock.resume();
  await page.goto('/');
  await expect(pauseControl(page)).toBeVisible();
});

test.describe('for people who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the banner does not move, there is no pause button, and the menu opens without a transition', async ({
    page,
  }) => {
    await open(page, '/');
    await waitUntilLive(bannerOf(page));
    await stopClock(page);
    await expectStill(page, bannerOf(page), LONG_ENOUGH_MS);
    await expect(pauseControl(page)).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    const longest = await page
      .locator('#site-menu')
      .evaluate((menu) =>
        Math.max(
          0,
          ...menu.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)),
        ),
      );
    expect(longest).toBeLessThanOrEqual(1);
  });
});
