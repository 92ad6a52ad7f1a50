/** What waits for script is shown when the script fails, and in browsers without modules. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const BROKEN = 'broken on purpose';

test.use({
  hasPictures: true,
  // Changed scripts do not have the hashes of the policy.
  bypassCSP: true,
  expectedErrors: new RegExp(
    `${BROKEN}|not a function|ERR_FAILED|dynamically imported module|Error hydrating`,
  ),
});

/** Replaces a part of every page's HTML. */
async function changePages(page: Page, part: string, by: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(part);
    await route.fulfill({ response, body: html.replaceAll(part, by) });
  });
}

const blockScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort());

/** Each way in which scripts fail, and whether the page then shows controls that need script. */
const FAILURES: readonly (readonly [string, (page: Page) => Promise<unknown>, boolean])[] = [
  [
    'media queries have no listeners',
    (page) =>
      page.addInitScript(() =>
        Reflect.defineProperty(MediaQueryList.prototype, 'addEventListener', { value: undefined }),
      ),
    true,
  ],
  [
    'the browser has no modules',
    async (page) => {
      await page.addInitScript(() =>
        Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
      );
      await changePages(page, 'type="module"', 'type="unknown"');
      await blockScripts(page);
    },
    false,
  ],
  ['scripts cannot be loaded', blockScripts, false],
  [
    "the layout's script throws at once",
    (page) =>
      changePages(
        page,
        '<script type="module">',
        `<script type="module">throw Error('${BROKEN}');`,
      ),
    true,
  ],
];

for (const [failure, cause, hasControls] of FAILURES) {
  test(`when ${failure}, all pictures and the text font load, and the bar is readable`, async ({
    page,
  }) => {
    await cause(page);
    await page.goto('/');
    const root = page.locator('html');
    await expect(root).not.toHaveClass(/awaits/);
    await (hasControls ? expect(root) : expect(root).not).toHaveClass(/script/);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
    // Without its script, a carousel shows all slides.
    for (const picture of await page.locator('main :not([inert]) > picture img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeInViewport();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
}
