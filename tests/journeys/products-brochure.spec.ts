import type { Page } from '@playwright/test';
import { brochureFiles } from '../../src/records/urls/prints.ts';
import { expect, test } from '../support/test.ts';
import { PRODUCTS_PATH, productsPage, waitForCatalogue } from '../support/products-page.ts';

const { pictureHref, pdfHref } = brochureFiles();

async function openBrochure(page: Page) {
  if (page.url() === 'about:blank') await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  const parts = productsPage(page);
  await parts.opener.click();
  await expect(parts.dialog).toBeVisible();
  return { ...parts, close: parts.dialog.getByRole('button', { name: 'Close brochure' }) };
}

test('the heading "View Products" opens the brochure, only the icon closes it, and it can be opened again', async ({
  page,
}) => {
  await page.goto(PRODUCTS_PATH);
  await expect(page.getByRole('heading', { name: 'View Products', level: 2 })).toBeVisible();
  await expect(productsPage(page).dialog).toBeHidden();

  const { dialog, close, opener } = await openBrochure(page);
  for (let press = 0; press < 5; press++) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 400);
  await page.mouse.click(640, 4);
  await expect(dialog).toBeVisible();
  // Browsers allow a dialog to prevent Escape only once between clicks.
  for (let round = 0; round < 3; round++) {
    await dialog.getByRole('heading').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await expect(dialog).toBeVisible();
  const durations = await dialog.evaluate((element) => ({
    dialog: getComputedStyle(element).transitionDuration,
    backdrop: getComputedStyle(element, '::backdrop').transitionDuration,
  }));
  expect(new Set(durations.dialog.split(', '))).toEqual(new Set(['0.3s']));
  expect(new Set(durations.backdrop.split(', '))).toEqual(new Set(['0.15s']));
  const handle = await dialog.elementHandle();
  const direction = () => handle?.evaluate((element) => getComputedStyle(element).flexDirection);
  const whileOpen = await direction();
  await close.click();
  await expect(dialog).toBeHidden();
  // During the closing transition, the layout does not change.
  expect(await direction()).toBe(whileOpen);
  await opener.click();
  await expect(dialog).toBeVisible();
});

test('the brochure is a picture that loads when the dialog opens and links to a new tab; focus moves into the dialog and back to the heading', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  await page.evaluate(() => scrollTo(0, 900));
  expect(asked.filter((path) => path.startsWith('/brochure/'))).toEqual([]);
  const { dialog, close, opener } = await openBrochure(page);
  const link = dialog.getByRole('link').filter({ has: page.locator('img') });
  await expect(link).toHaveAttribute('href', pictureHref);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect.poll(() => asked).toContain(pictureHref);

  await expect(close).toBeFocused();
  // The keyboard also reaches the browser's own controls, while nothing in the page has the focus.
  const isInside = () =>
    dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
  const visited = new Set<string | null>();
  for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await isInside(), `focus after ${key}`).toBe(true);
    visited.add(await page.evaluate(() => document.activeElement?.className ?? null));
  }
  expect(visited.size).toBeGreaterThanOrEqual(3);
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the page behind the dialog does not scroll or change its width, and the brochure fits windows of all sizes', async ({
  page,
}) => {
  await page.goto(PRODUCTS_PATH);
  const { dialog, close } = await openBrochure(page);
  const scrollBefore = await page.evaluate(() => scrollY);
  await page.mouse.move(4, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
  // The test browser has no scroll bars, so this checks the space that is kept for them.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  await expect(dialog).toBeVisible();

  for (const size of [
    { width: 320, height: 568 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await expect(close).toBeInViewport({ ratio: 1 });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens and closes, and ignores Escape', async ({ page }) => {
    await page.goto(PRODUCTS_PATH);
    const { opener, dialog } = productsPage(page);
    await opener.click();
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close brochure' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('it opens, ignores Escape and closes in a browser without commands and closedby', async ({
  page,
}) => {
  // Removes features that older browsers lack.
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
    delete (HTMLDialogElement.prototype as { closedBy?: unknown }).closedBy;
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('dialog')?.removeAttribute('closedby');
      for (const button of document.querySelectorAll('[commandfor]')) {
        button.removeAttribute('commandfor');
      }
    });
  });
  const { dialog, close, opener } = await openBrochure(page);
  for (let press = 0; press < 5; press++) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('in a browser without dialogs, the heading opens the PDF', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLDialogElement.prototype as { showModal?: unknown }).showModal;
  });
  await page.goto(PRODUCTS_PATH);
  await waitForCatalogue(page);
  const pdf = page.waitForRequest((request) => request.url().endsWith(pdfHref));
  await productsPage(page).opener.click();
  await pdf;
});
