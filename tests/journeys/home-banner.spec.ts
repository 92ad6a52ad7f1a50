import type { Locator, Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import {
  BANNER_INTERVAL_MS,
  carouselNamed,
  drag,
  expectStill,
  runUntilChange,
  shownSlide,
  slidesOf,
  waitUntilLive,
} from '../support/carousel.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';

/** Values of the specification (docs/specification.md#2-screens-and-routes and #9-constants). */
const BANNER_SLIDES = 3;
const SEARCH_OFFSET_PX = 570;
const PRODUCT_SEARCH_PATH = '/chemical-manufacturing-company-in-masjid-bunder/search';

/**
 * The tolerance for the time of a change. After four changes, it reveals an interval that is wrong by a quarter of
 * this.
 */
const CHANGE_WITHIN_MS = 50;

/** Longer than a slide takes to move. */
const SETTLED_MS = 1500;
/** A running banner has changed within this time. */
const LONG_ENOUGH_MS = 2 * BANNER_INTERVAL_MS;
/** Portrait and landscape, down to a phone on its side and a page zoomed to 400 %. */
const WINDOWS = [
  [320, 256],
  [568, 320],
  [812, 375],
  [1280, 470],
  [768, 1024],
  [1920, 1080],
] as const;
/** A point over the bar, which covers the banner but is not part of it. */
const BESIDE_BANNER = { x: 640, y: 20 };

const bannerOf = (tab: Page) => carouselNamed(tab, 'What we supply');
const dotOf = (banner: Locator, number: number) =>
  banner.getByRole('radio', { name: `Show slide ${number}` });

test.describe('the banner', () => {
  test('has three slides below each other, each with heading, founding year and button', async ({
    page: tab,
  }) => {
    const { heading, since } = content.homePage().banner;
    await tab.goto('/');
    await waitUntilLive(bannerOf(tab));
    const slides = slidesOf(bannerOf(tab));
    await expect(slides).toHaveCount(BANNER_SLIDES);
    for (const slide of await slides.all()) {
      await expect(slide.getByText(heading, { exact: true })).toHaveCount(1);
      await expect(slide.getByText(since, { exact: true })).toHaveCount(1);
      const button = slide.getByText('Search Products', { exact: true });
      await expect(button).toHaveAttribute('href', PRODUCT_SEARCH_PATH);
    }

    // The slides move vertically.
    const boxes = await slidesOf(bannerOf(tab)).evaluateAll((slides) =>
      slides.map((slide) => {
        const { x, y, height } = slide.getBoundingClientRect();
        return { x, y, height };
      }),
    );
    const [first, second] = boxes;
    expect(second?.x).toBe(first?.x);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(first?.height ?? Number.NaN, 0);

    // Only one slide is exposed at a time; the others are inert. The text stays while the pictures move under it.
    const banner = bannerOf(tab);
    const tops = banner.evaluate(async (section) => {
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const [words, slides] = [new Set<number>(), new Set<number>()];
      const end = performance.now() + 1500;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        for (const slide of section.querySelectorAll('[aria-roledescription="slide"]')) {
          slides.add(topOf(slide));
          const isInSight = Math.abs(topOf(slide)) < section.clientHeight;
          for (const part of slide.querySelectorAll('[data-still]'))
            if (isInSight) words.add(topOf(part));
        }
      }
      return { words: [...words], places: slides.size };
    });
    await dotOf(banner, 2).press('Space');
    const { words, places } = await tops;
    expect(words).toEqual([0]);
    expect(places).toBeGreaterThan(2 * BANNER_SLIDES);
    await expect.poll(() => shownSlide(banner)).toBe(1);
    await expect(slidesOf(banner).nth(1).getByRole('link')).toHaveCount(2);
    await expect(slidesOf(banner).nth(1).getByRole('link').first()).toBeInViewport();
    const focusable = await banner.getByText('Search Products').evaluateAll((buttons) =>
      buttons.map((button) => {
        const link = button.closest('a');
        link?.focus();
        return document.activeElement === link;
      }),
    );
    expect(focusable).toEqual([false, true, false]);
    await slidesOf(banner).nth(1).getByRole('link', { name: 'Search Products' }).click();
    await expect(tab).toHaveURL(PRODUCT_SEARCH_PATH);
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(SEARCH_OFFSET_PX);
  });

  test('has its texts at the same position on all slides, without overlap, in windows of all sizes', async ({
    page: tab,
  }) => {
    await tab.goto('/');
    const banner = bannerOf(tab);
    await waitUntilLive(banner);
    for (const [width, height] of WINDOWS) {
      await tab.setViewportSize({ width, height });
      // The carousel measures its new size slightly later.
      await expect(async () => {
        const dots = await banner.getByRole('radiogroup').boundingBox();
        const places = await slidesOf(banner).evaluateAll((slides) =>
          slides.map((slide) => {
            // The text keeps its position in the banner while its slide moves.
            const { top = Number.NaN } = slide.closest('section')?.getBoundingClientRect() ?? {};
            return [...slide.querySelectorAll('div[aria-hidden], p, a')].map((words) => {
              const range = document.createRange();
              range.selectNodeContents(words);
              const { x, y, width, height } = range.getBoundingClientRect();
              return { x, y: Math.round(y - top), width, height };
            });
          }),
        );
        const [first = []] = places;
        const [since, heading, line, , button, link] = first;
        for (const words of places) {
          const heights = [0, 1, 2, 4, 5].map((index) => words[index]?.y);
          expect(heights).toEqual([since?.y, heading?.y, line?.y, button?.y, link?.y]);
        }
        expect(since?.y).toBeGreaterThanOrEqual(height < 600 ? 50 : 72);
        const all = [...first, dots].filter((box) => box !== null);
        for (const [index, box] of all.entries()) {
          for (const other of all.slice(index + 1)) {
            const isApart =
              box.x + box.width <= other.x ||
              other.x + other.width <= box.x ||
              box.y + box.height <= other.y + 1 ||
              other.y + other.height <= box.y + 1;
            expect(isApart, JSON.stringify([box, other])).toBe(true);
          }
        }
      }, `${width} x ${height} px`).toPass({ timeout: 10_000 });
    }
  });

  test.describe('with a stopped clock', () => {
    test.beforeEach(async ({ page: tab }) => {
      await tab.clock.install();
      await tab.goto('/');
      await waitUntilLive(bannerOf(tab));
      await stopClock(tab);
    });

    test('changes at its interval, in a loop', async ({ page: tab }) => {
      const banner = bannerOf(tab);
      await runUntilChange(tab, banner, LONG_ENOUGH_MS, CHANGE_WITHIN_MS);
      // The change is within the last 50 ms, and so must be all later ones.
      const start = await shownSlide(banner);
      const changes = [];
      for (let change = 1; change <= 4; change += 1) {
        await runFor(tab, BANNER_INTERVAL_MS - CHANGE_WITHIN_MS);
        changes.push(await shownSlide(banner));
        await runFor(tab, CHANGE_WITHIN_MS);
        changes.push(await shownSlide(banner));
      }
      const slide = (steps: number) => (start + steps) % BANNER_SLIDES;
      expect(changes).toEqual([0, 1, 1, 2, 2, 3, 3, 4].map(slide));
    });

    test('has one h1, and the focus of a dot follows the slide that is shown', async ({
      page: tab,
    }) => {
      const banner = bannerOf(tab);
      const heading = await tab.locator('h1').elementHandle();
      const focused = banner.locator('[role=radio]:focus');
      await dotOf(banner, (await shownSlide(banner)) + 1).focus();
      await runUntilChange(tab, banner, LONG_ENOUGH_MS);
      const shown = await shownSlide(banner);
      await expect(focused).toHaveAccessibleName(`Show slide ${shown + 1}`);
      await expect(focused).toBeChecked();
      await expect(focused).toHaveAttribute('tabindex', '0');
      const next = (shown + 1) % BANNER_SLIDES;
      await tab.keyboard.press('ArrowDown');
      await expect(focused).toHaveAccessibleName(`Show slide ${next + 1}`);
      expect(await shownSlide(banner)).toBe(next);
      await expect(tab.locator('h1')).toHaveText(content.homePage().banner.heading);
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    });

    test('can be moved by dots and mouse, continues under the mouse, and stops while a slide has the keyboard focus or the banner is out of view', async ({
      page: tab,
    }) => {
      const banner = bannerOf(tab);
      const shown = await shownSlide(banner);
      const wanted = (shown + 2) % BANNER_SLIDES;
      await dotOf(banner, wanted + 1).click();
      await expect.poll(() => shownSlide(banner)).toBe(wanted);
      await expect(dotOf(banner, wanted + 1)).toBeChecked();
      await runUntilChange(tab, banner, BANNER_INTERVAL_MS + 200);

      // The mouse stays over the banner after the drag.
      const before = await shownSlide(banner);
      await drag(tab, { from: { x: 900, y: 600 }, to: { x: 900, y: 300 } });
      await expect.poll(() => shownSlide(banner)).toBe((before + 1) % BANNER_SLIDES);
      await runUntilChange(tab, banner, BANNER_INTERVAL_MS + 200);
      await runUntilChange(tab, banner, BANNER_INTERVAL_MS + 200);

      await tab.mouse.move(BESIDE_BANNER.x, BESIDE_BANNER.y);
      const link = banner.locator('[aria-roledescription="slide"]:not([inert]) a').first();
      await tab.getByRole('contentinfo').getByRole('link').first().focus();
      await tab.keyboard.press('Tab');
      await link.focus();
      // The slide's animation stopped with the clock.
      await runFor(tab, SETTLED_MS);
      // The page scrolls back to the banner, whose timer then starts again.
      await expect(link).toBeInViewport();
      await expectStill(tab, banner, LONG_ENOUGH_MS);
      await expect(link).toBeFocused();
      await link.blur();
      await runUntilChange(tab, banner, BANNER_INTERVAL_MS + 200);

      await tab.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // Intersection observers report with real frames, so the banner may still move during the first interval.
      await expect(banner).not.toBeInViewport();
      await runFor(tab, 100);
      await expectStill(tab, banner, LONG_ENOUGH_MS);
      await tab.evaluate(() => scrollTo({ top: 0 }));
      await expect(banner).toBeInViewport();
      await runUntilChange(tab, banner, BANNER_INTERVAL_MS + 200);
    });
  });
});

test.describe('the banner on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('does not move when a finger scrolls the page', async ({ page: tab, context }) => {
    await tab.clock.install();
    await tab.goto('/');
    const banner = bannerOf(tab);
    await waitUntilLive(banner);
    await stopClock(tab);
    const shown = await shownSlide(banner);
    const touch = await context.newCDPSession(tab);
    const point = (y: number) => ({ touchPoints: [{ x: 200, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(700) });
    for (let y = 660; y >= 300; y -= 40) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(y) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await shownSlide(banner)).toBe(shown);
  });
});
