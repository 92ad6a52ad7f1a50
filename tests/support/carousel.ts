import { expect, type Locator, type Page } from '@playwright/test';
import { runFor } from './page-clock.ts';

/** Shorter than any carousel stands. */
const STEP_MS = 1000;

/** A carousel by its accessible name. */
export function carouselNamed(page: Page, name: string): Locator {
  return page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
}

/** The slides of a carousel, in their order. */
export function slidesOf(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription="slide"]');
}

/** Waits until a carousel in view has its script: all slides but the shown one are inert, and script holds them in place. */
export async function waitUntilLive(carousel: Locator): Promise<void> {
  const count = await slidesOf(carousel).count();
  await expect(carousel.locator('[aria-roledescription="slide"][inert]')).toHaveCount(count - 1);
  await expect(carousel.locator('[aria-live][style*="transform"]')).toHaveCount(1);
}

/** Which slide is shown, from 0. */
export async function shownSlide(carousel: Locator): Promise<number> {
  const shown = await slidesOf(carousel).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index])),
  );
  expect(shown, 'exactly one slide is shown').toHaveLength(1);
  return shown[0] ?? -1;
}

/**
 * Runs a stopped clock in steps until the carousel shows another slide. Fails when `limitMs` have
 * passed without a change.
 */
export async function runUntilChange(
  page: Page,
  carousel: Locator,
  limitMs: number,
  stepMs = 500,
): Promise<void> {
  const before = await shownSlide(carousel);
  for (let passed = 0; passed < limitMs; passed += stepMs) {
    await runFor(page, Math.min(stepMs, limitMs - passed));
    if ((await shownSlide(carousel)) !== before) return;
  }
  throw new Error(`The carousel showed slide ${before + 1} for ${limitMs} ms and longer.`);
}

/** Runs a stopped clock in steps and expects the same slide after each: a carousel that runs may be back at its end. */
export async function expectStill(page: Page, carousel: Locator, forMs: number): Promise<void> {
  const shown = await shownSlide(carousel);
  for (let passed = 0; passed < forMs; passed += STEP_MS) {
    await runFor(page, STEP_MS);
    expect(await shownSlide(carousel), `${passed + STEP_MS} ms later`).toBe(shown);
  }
}

type Point = { x: number; y: number };

const DRAG_STEPS = 10;
const FRAME_MS = 16;

/**
 * Drags with the mouse at an even speed, ten frames of a stopped clock long;
 * `holdMs` keeps the button down at the end, so that no speed is left.
 */
export async function drag(
  page: Page,
  { from, to, holdMs = 0 }: { from: Point; to: Point; holdMs?: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    const share = step / DRAG_STEPS;
    await runFor(page, FRAME_MS);
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  }
  await runFor(page, FRAME_MS + holdMs);
  await page.mouse.up();
}
