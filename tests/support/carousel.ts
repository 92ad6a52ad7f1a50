import { expect, type Locator, type Page } from '@playwright/test';
import { runFor } from './page-clock.ts';

/** The interval of Home's banner (docs/specification.md#9-constants). */
export const BANNER_INTERVAL_MS = 3500;

/** Shorter than any carousel shows a slide. */
const STEP_MS = 1000;

export function carouselNamed(page: Page, name: string): Locator {
  return page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
}

export function slidesOf(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription="slide"]');
}

/** Waits until the script of a carousel in view runs: it makes all slides but one inert and positions them. */
export async function waitUntilLive(carousel: Locator): Promise<void> {
  const count = await slidesOf(carousel).count();
  await expect(carousel.locator('[aria-roledescription="slide"][inert]')).toHaveCount(count - 1);
  await expect(carousel.locator('[aria-live][style*="transform"]')).toHaveCount(1);
}

export async function shownSlide(carousel: Locator): Promise<number> {
  const shown = await slidesOf(carousel).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index])),
  );
  expect(shown, 'exactly one slide is shown').toHaveLength(1);
  return shown[0] ?? -1;
}

/** Runs a stopped clock in steps until the carousel shows another slide. Throws after `limitMs` of its time. */
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
  throw new Error(`The carousel still showed slide ${before + 1} after ${limitMs} ms.`);
}

/** Runs a stopped clock and expects the same slide after each step, since a running carousel returns to it. */
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
 * Drags with the mouse at constant speed over ten frames of a stopped clock. `holdMs` keeps the pointer
 * still before the button is released, so that the drag ends without momentum.
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
