import { parseHTML } from 'linkedom';
import { PATH_LENGTH_MAX } from '../../src/server/request-path.ts';
import * as content from '../../src/records/content.ts';
import { fillText } from '../../src/records/reading/fill-text.ts';
import { textsOf } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

// The browser logs pages with status 404.
test.use({ expectedErrors: /status of 404/ });

/** Paths as typed, and as the page shows them. */
const PATHS: readonly [string, string][] = [
  ['/<img src=x onerror=alert(1)>', '/<img src=x onerror=alert(1)>'],
  ['/%3Cp%3E%3Cscript%3Ealert(1)', '/<p><script>alert(1)'],
  ['/products%2Facetone', '/products%2Facetone'],
  ['/badpage', '/badpage'],
  ['/{path}', '/{path}'],
];

const { heading, text } = content.notFoundPage();
const sentence = (path: string) => fillText(text, { path });

test('shows the path as text, with status 404', async ({ request }) => {
  for (const [typed, named] of PATHS) {
    const answer = await request.get(typed);
    expect(answer.status()).toBe(404);
    const { document } = parseHTML(await answer.text());
    expect(textsOf(document, 'h1')).toEqual([`${heading.code} ${heading.text}`]);
    expect(textsOf(document, 'main p')).toEqual([sentence(named)]);
    // Markup in a path would have added an image or a script to those of the page.
    expect(document.querySelectorAll('main img')).toHaveLength(1);
    expect(document.querySelectorAll('main script')).toHaveLength(0);
  }
});

test('a very long path is shortened and does not overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${'a'.repeat(3000)}`);
  await expect(page.locator('main p')).toHaveText(sentence(`/${'a'.repeat(PATH_LENGTH_MAX - 1)}…`));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
