import {
  MOST_PICTURES,
  ONE_PICTURE,
  SEVERAL_PICTURES,
  TWO_PICTURES,
} from '../support/catalogue.ts';
import * as content from '../../src/records/content.ts';
import { cardImages, type Product } from '../../src/records/products/products.ts';
import type { Locator, Page } from '@playwright/test';
import { expectStill, runUntilChange } from '../support/carousel.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';
import {
  PRODUCTS_PATH,
  productsPage,
  activeSlide,
  waitForCatalogue,
} from '../support/products-page.ts';

/** Returns the accessible name of a slide. Numbers start at 1 and wrap around. */
function slideOf(product: Product, number: number): string {
  const { length } = cardImages(product);
  return `${((number - 1 + length) % length) + 1} of ${length}`;
}

const INTERVAL_MS = 3000;
/** Longer than a slide takes to move. */
const SETTLED_MS = 1500;

/** Opens the page with a stopped clock, before any carousel is in view. */
async function openWithClock(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.clock.install();
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  // React hydrates the cards slightly after its script has loaded.
  await expect(activeSlide(productsPage(page).card(MOST_PICTURES.slug))).toHaveCount(1);
  await stopClock(page);
}

/** Scrolls a carousel into view and waits until its interval has started. */
async function watch(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[aria-live="off"]')).toHaveCount(1);
}

/** Simulates that the tab is hidden or shown. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

const position = (carousel: Locator) => activeSlide(carousel).getAttribute('aria-label');

test("carousels have controls if there are several pictures; pictures and names link to the product's page", async ({
  page,
}) => {
  // Otherwise the carousel may change during the check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  for (const product of [SEVERAL_PICTURES, TWO_PICTURES, ONE_PICTURE]) {
    const images = cardImages(product);
    const card = productsPage(page).card(product.slug);
    const isCarousel = images.length > 1;
    await expect(card.locator('picture img')).toHaveCount(images.length);
    await expect(card.getByRole('radio', { name: /^Show picture/ })).toHaveCount(
      isCarousel ? images.length : 0,
    );
    await expect(card.getByRole('button', { name: /^(Previous|Next) picture/ })).toHaveCount(
      isCarousel ? 2 : 0,
    );
    await expect(activeSlide(card)).toHaveCount(1);
  }
  for (const { slug } of [SEVERAL_PICTURES, ONE_PICTURE]) {
    await activeSlide(productsPage(page).card(slug)).click();
    await expect(page).toHaveURL(`/products/${slug}`);
    await page.goBack();
    await waitForCatalogue(page);
    // Before its script has loaded, all slides are exposed.
    await expect(activeSlide(productsPage(page).card(ONE_PICTURE.slug))).toHaveCount(1);
  }
});

test('a carousel in view changes every 3000 ms, in a loop, and continues after its card or tab was hidden', async ({
  page,
}) => {
  await openWithClock(page);
  const carousel = productsPage(page).carousel(SEVERAL_PICTURES.slug);
  await watch(carousel);
  const otherPositions = () =>
    activeSlide(
      page.locator(`#${SEVERAL_PICTURES.slug} + li, li:has(+ #${SEVERAL_PICTURES.slug})`),
    ).evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));
  // The first interval may be shorter, so that cards change one after another.
  await runUntilChange(page, carousel, INTERVAL_MS);
  for (let number = 3; number <= cardImages(SEVERAL_PICTURES).length + 2; number += 1) {
    const next = slideOf(SEVERAL_PICTURES, number);
    const before = await position(carousel);
    await runFor(page, INTERVAL_MS - 1);
    expect(await position(carousel), 'just before').toBe(before);
    const others = await otherPositions();
    await runFor(page, 1);
    await expect(activeSlide(carousel)).toHaveAttribute('aria-label', next);
    expect(await otherPositions(), 'the next cards change later').toEqual(others);
  }

  await hide(page, true);
  await expectStill(page, carousel, 2 * INTERVAL_MS);
  await hide(page, false);
  await runUntilChange(page, carousel, 2 * INTERVAL_MS);

  const { box } = productsPage(page);
  const pair = productsPage(page).carousel(TWO_PICTURES.slug);
  await box.fill(ONE_PICTURE.name);
  await box.fill(TWO_PICTURES.name);
  await watch(pair);
  await runUntilChange(page, pair, 2 * INTERVAL_MS);
});

test('arrows and dots change the slide, and it continues automatically afterwards', async ({
  page,
}) => {
  await openWithClock(page);
  const carousel = productsPage(page).carousel(MOST_PICTURES.slug);
  // Out of view, the carousel does not change.
  await expect(carousel).not.toBeInViewport();
  await expectStill(page, carousel, 2 * INTERVAL_MS);
  expect(await position(carousel)).toBe(slideOf(MOST_PICTURES, 1));
  await watch(carousel);
  const turn = async (control: string, expected: string) => {
    await carousel.locator(`button[aria-label^="${control}"]`).click();
    await expect(activeSlide(carousel)).toHaveAttribute('aria-label', expected);
    await runFor(page, SETTLED_MS);
  };
  await turn('Next picture', slideOf(MOST_PICTURES, 2));
  await turn('Previous picture', slideOf(MOST_PICTURES, 1));
  await turn('Previous picture', slideOf(MOST_PICTURES, 0));
  await turn('Show picture 3', slideOf(MOST_PICTURES, 3));
  await expect(carousel.getByRole('radio', { name: 'Show picture 3' })).toBeChecked();

  // Clicks do not stop the carousel, even while the mouse is over it. Only selected slides are announced.
  await expect(carousel.locator('[aria-live="polite"]')).toHaveCount(1);
  await runFor(page, INTERVAL_MS);
  await expect(carousel.locator('[aria-live="off"]')).toHaveCount(1);
  await expect(activeSlide(carousel)).toHaveAttribute('aria-label', slideOf(MOST_PICTURES, 4));
  await runFor(page, INTERVAL_MS);
  await expect(activeSlide(carousel)).toHaveAttribute('aria-label', slideOf(MOST_PICTURES, 5));
});

test('a card loads its second picture only before it is shown', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/products\/([a-z0-9-]+)\./.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PRODUCTS_PATH, { waitUntil: 'networkidle' });
  await waitForCatalogue(page);
  const later = content.products().flatMap((product) => cardImages(product).slice(1));
  const names = later.map(({ file }) => file.replace(/\.jpg$/, ''));
  expect(names.filter((name) => asked.has(name))).toEqual([]);
  await productsPage(page)
    .carousel(SEVERAL_PICTURES.slug)
    .getByRole('button', { name: 'Next picture' })
    .click();
  await expect
    .poll(() => [...asked])
    .toContain(cardImages(SEVERAL_PICTURES)[1]?.file.replace(/\.jpg$/, ''));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures can be scrolled, and no controls are shown', async ({ page }) => {
    await page.goto(PRODUCTS_PATH);
    const { carousel } = productsPage(page);
    const most = carousel(MOST_PICTURES.slug);
    await expect(most.getByRole('button')).toHaveCount(0);
    await expect(most.locator('[inert]')).toHaveCount(0);
    const last = most.locator('img').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
