import type { Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/routes.ts';
import { waitUntilOpen } from '../support/menu.ts';
import { expect, test } from '../support/test.ts';
import { MENU_LINKS } from '../support/menu-links.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';

// Figures of the shared bar: website specification, sections 2 and 9.
const LARGE_PX = 992;
const SOLID_FROM_PX = 78;
const COLLAPSE_MS = 300;
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const PHONE_WINDOW = { width: 390, height: 844 };

const texts = content.interfaceTexts();

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.locator('#site-menu');
const toggle = (page: Page) => bar(page).getByRole('button', { name: texts.menuToggle });

test('each link of the bar opens its page', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  for (const { text, path } of MENU_LINKS) {
    await menu(page).getByRole('link', { name: text, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(text);
  }
});

test('the links collapse below 992 px and stand in the bar from there on', async ({ page }) => {
  await page.setViewportSize({ width: LARGE_PX - 1, height: 800 });
  await page.goto('/');
  await expect(toggle(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();

  await page.setViewportSize({ width: LARGE_PX, height: 800 });
  await expect(toggle(page)).toBeHidden();
  await expect(menu(page).getByRole('link')).toHaveCount(MENU_LINKS.length);
  for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeInViewport();
});

test.describe('the collapsed menu', () => {
  test.use({ viewport: PHONE_WINDOW });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
  });

  test('opens and closes by its toggle, which says so', async ({ page }) => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeVisible();
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens by keyboard, leads on to its links, and closes by Escape', async ({ page }) => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
  });

  test('closes on a click on a link', async ({ page }) => {
    // The next page has a closed menu of its own: only on this one can the closing be seen.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      }),
    );
    await toggle(page).click();
    await waitUntilOpen(menu(page));
    await menu(page).getByRole('link', { name: 'Services' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('leads to the page of the link', async ({ page }) => {
    await toggle(page).click();
    await waitUntilOpen(menu(page));
    await menu(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(ROUTES.services);
    await expect(menu(page)).toBeHidden();
  });

  test('closes on a click outside', async ({ page }) => {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(PHONE_WINDOW.width / 2, PHONE_WINDOW.height - 100);
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the keyboard goes on to what is behind it', async ({ page }) => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link').last().focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('is closed when the page is left, so that the back button shows it closed', async ({
    page,
  }) => {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    // What the browser does before it keeps a page for the back button.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expect(menu(page)).toBeHidden();
  });

  test('takes 300 ms to open and to close', async ({ page }) => {
    const transitionMs = () =>
      menu(page).evaluate((element) =>
        element
          .getAnimations()
          .filter((animation) => (animation as CSSTransition).transitionProperty === 'height')
          .map((animation) => animation.effect?.getComputedTiming().duration),
      );
    const toggleAndMeasure = () =>
      toggle(page).evaluate((button: HTMLElement) => {
        button.click();
        const element = document.querySelector('#site-menu');
        return element
          ?.getAnimations()
          .filter((animation) => (animation as CSSTransition).transitionProperty === 'height')
          .map((animation) => animation.effect?.getComputedTiming().duration);
      });
    expect(await toggleAndMeasure()).toEqual([COLLAPSE_MS]);
    await expect.poll(transitionMs).toEqual([]);
    expect(await toggleAndMeasure()).toEqual([COLLAPSE_MS]);
    await expect(menu(page)).toBeHidden();
  });

  test('does not cover what is below it once it is closed', async ({ page }) => {
    await toggle(page).click();
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    const isFree = await page.evaluate(
      () => document.elementFromPoint(200, 200)?.closest('#site-menu') === null,
    );
    expect(isFree).toBe(true);
  });
});

test('the bar is transparent until it is scrolled by 78 px', async ({ page }) => {
  const scrollPage = (offset: number) => page.evaluate((top) => scrollTo({ top }), offset);
  const isOpaque = async () =>
    !(await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)).startsWith(
      'rgba',
    );
  // The shell's script does it, which is the same on all pages (site/built-pages.spec.ts).
  for (const path of [ROUTES.home, UNKNOWN_PATH]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
      await scrollPage(SOLID_FROM_PX - 1);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(SOLID_FROM_PX - 1);
      // Two frames: whatever listens to the scrolling has heard of it by then.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
      await scrollPage(SOLID_FROM_PX);
      await expect.poll(isOpaque).toBe(true);
      await scrollPage(SOLID_FROM_PX - 1);
      await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
    });
  }
});

test('the bar is solid at once on a page that is opened at a fragment', async ({ page }) => {
  await page.goto(`${ROUTES.contact}#privacy`);
  await expect(page.locator('html')).toHaveClass(/scrolled/);
});
