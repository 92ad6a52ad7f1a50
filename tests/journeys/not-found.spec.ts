import type { Page } from '@playwright/test';
import { SHOWN_PATH_CHARACTERS } from '../../src/server/shorten-path.ts';
import { ROUTES } from '../../src/records/routes.ts';
import { expect, test } from '../support/test.ts';

// The browser itself logs that a page was answered with 404.
test.use({ expectedErrors: /status of 404/ });

/** Paths as typed, and as the page names them. */
const PATHS: readonly [string, string][] = [
  ['/badpage', '/badpage'],
  ['/bad/page/deep.html', '/bad/page/deep.html'],
  ['/<img src=x onerror=alert(1)>', '/<img src=x onerror=alert(1)>'],
  ['/%3C%2Fp%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/</p><script>alert(1)</script>'],
  ['/{path}', '/{path}'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%E0%A4%B0%E0%A4%B8%E0%A4%BE%E0%A4%AF%E0%A4%A8', '/रसायन'],
  [`${ROUTES.products}/search/more`, `${ROUTES.products}/search/more`],
];

const sentence = (path: string) =>
  `The requested URL ${path} was not found on this server. That's all we know. Please Go To Home Page`;

function watchDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

test('names any path as text, with status 404', async ({ page }) => {
  const dialogs = watchDialogs(page);
  for (const [typed, named] of PATHS) {
    await test.step(typed, async () => {
      const response = await page.goto(typed);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("404 That's An Error");
      await expect(page.locator('main p')).toHaveText(sentence(named));
      // Markup in a path would have added an image or a script to the page's own.
      await expect(page.locator('main img')).toHaveCount(1);
      await expect(page.locator('main script')).toHaveCount(0);
    });
  }
  expect(dialogs).toEqual([]);
});

test('leads home, carries bar and footer, and stays out of search engines', async ({ page }) => {
  await page.goto('/badpage');
  await expect(page.getByRole('banner').getByRole('link', { name: /home page/i })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('[aria-current=page]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(ROUTES.home);
});

test('a path of great length is cut and stays in its column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${'a'.repeat(3000)}`);
  await expect(page.locator('main p')).toHaveText(
    sentence(`/${'a'.repeat(SHOWN_PATH_CHARACTERS - 1)}…`),
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('plain static hosts get a 404.html that names /badpage', async ({ page }) => {
  await page.route('**/anything', (route) =>
    route.fulfill({ status: 404, path: 'dist/client/404.html' }),
  );
  await page.goto('/anything');
  await expect(page.locator('main p')).toHaveText(sentence('/badpage'));
});
