import type { Page } from '@playwright/test';
import { ROUTE_LABELS, ROUTE_NAMES, ROUTES } from '../../src/records/urls/routes.ts';
import { waitUntilOpen } from '../support/menu.ts';
import { expect, test } from '../support/test.ts';

// Values of the shared bar: docs/specification.md#2-screens-and-routes and #9-constants.
const LARGE_PX = 992;
const SOLID_FROM_PX = 78;
const COLLAPSE_MS = 300;
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const PHONE_WINDOW = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.locator('#site-menu');
const toggle = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });

test('the bar is transparent until it is scrolled by 78 px, and its links collapse below 992 px', async ({
  page,
}) => {
  const scrollPage = (offset: number) => page.evaluate((top) => scrollTo({ top }), offset);
  const isOpaque = async () =>
    !(await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)).startsWith(
      'rgba',
    );
  // One page is enough, because the layout's script is the same on all pages (site/built-pages.spec.ts).
  await page.goto('/');
  await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
  await scrollPage(SOLID_FROM_PX - 1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SOLID_FROM_PX - 1);
  // After two frames, all scroll listeners have run.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
  await scrollPage(SOLID_FROM_PX);
  await expect.poll(isOpaque).toBe(true);
  await scrollPage(SOLID_FROM_PX - 1);
  await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);

  await page.setViewportSize({ width: LARGE_PX - 1, height: 800 });
  await expect(toggle(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();

  await page.setViewportSize({ width: LARGE_PX, height: 800 });
  await expect(toggle(page)).toBeHidden();
  await expect(menu(page).getByRole('link')).toHaveCount(ROUTE_NAMES.length);
  for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeInViewport();
  await menu(page).getByRole('link', { name: ROUTE_LABELS.services }).click();
  await expect(page).toHaveURL(ROUTES.services);
});

test.describe('the collapsed menu', () => {
  test.use({ viewport: PHONE_WINDOW });

  test('opens and closes by its toggle in 300 ms, and closes on a click outside or on a link', async ({
    page,
    browserName,
  }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    /** Clicks the toggle and returns the duration of the transition. */
    const toggleAndMeasure = () =>
      toggle(page).evaluate((button: HTMLElement) => {
        button.click();
        const animations = document.querySelector('#site-menu')?.getAnimations() ?? [];
        return animations
          .filter((animation) => (animation as CSSTransition).transitionProperty === 'clip-path')
          .map((animation) => animation.effect?.getComputedTiming().duration);
      });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await toggleAndMeasure()).toEqual([COLLAPSE_MS]);
    await waitUntilOpen(menu(page));
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeVisible();
    // Firefox does not animate `display`, so it closes the menu at once.
    expect(await toggleAndMeasure()).toEqual(browserName === 'firefox' ? [] : [COLLAPSE_MS]);
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    // The closed menu covers nothing.
    const isFree = await page.evaluate(
      () => document.elementFromPoint(200, 200)?.closest('#site-menu') === null,
    );
    expect(isFree).toBe(true);

    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(PHONE_WINDOW.width / 2, PHONE_WINDOW.height - 100);
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    // Simulates that the browser puts the page into the back/forward cache.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expect(menu(page)).toBeHidden();

    const services = menu(page).getByRole('link', { name: ROUTE_LABELS.services });
    await toggle(page).click();
    await waitUntilOpen(menu(page));
    // The next page has its own closed menu, so the closing can be seen only on this page.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await services.click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await toggle(page).click();
    await waitUntilOpen(menu(page));
    await services.click();
    await expect(page).toHaveURL(ROUTES.services);
    await expect(menu(page)).toBeHidden();
  });

  test('opens by keyboard, and closes on Escape or when the focus leaves its last link', async ({
    page,
  }) => {
    await page.goto('/');
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
    await menu(page).getByRole('link').last().focus();
    await expect(menu(page)).toBeVisible();
    // The telephone link is in the bar too.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('closes on a click into the map, and when the bar expands', async ({ page }) => {
    await page.goto(ROUTES.contact);
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await waitUntilOpen(menu(page));
    const map = page.locator('iframe');
    // Scrolls only now, because a click of the test scrolls the clicked element into view.
    await map.evaluate((frame) => frame.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(map.contentFrame().getByRole('heading')).toHaveText('Map');
    await expect(map).toBeInViewport({ ratio: 1 });
    const box = await map.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    await page.mouse.click(PHONE_WINDOW.width / 2, (box?.y ?? 0) + (box?.height ?? 0) - 20);
    await expect(menu(page)).toBeHidden();

    await toggle(page).click();
    await waitUntilOpen(menu(page));
    await page.setViewportSize({ width: LARGE_PX, height: 800 });
    await expect(menu(page)).toHaveCSS('position', 'static');
    await page.setViewportSize(PHONE_WINDOW);
    await expect(menu(page)).toBeHidden();
  });
});
