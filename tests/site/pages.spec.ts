import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { FRAME_STATES, FRAMES_FOLDER } from '../../src/records/frames.ts';
import { ROUTES } from '../../src/records/routes.ts';
import { waitForAllIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const UNKNOWN_PATH = '/badpage';
const PAGES = [...Object.values(ROUTES), UNKNOWN_PATH];
const WIDTHS_PX = [320, 360, 576, 768, 992, 1280, 1920];
const INLINE_SCRIPT_BUDGET_BYTES = 1024;

/** The 404 page's own answer is what the browser reports as an error. */
test.use({ expectedErrors: /status of 404/ });

/** Walks down the page, so that everything lazy has arrived, and back up. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    }
    scrollTo(0, 0);
  });
  // A busy browser is idle late, and islands that wait for that come late.
  await waitForAllIslands(page);
  await page.waitForLoadState('networkidle');
}

for (const address of PAGES) {
  test.describe(`the page ${address}`, () => {
    for (const width of [360, 1280]) {
      test(`has no accessibility fault that axe finds at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await walkThrough(page);
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
        ).toEqual([]);
      });
    }

    test('never scrolls sideways', async ({ page }) => {
      await page.goto(address);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBe(0);
      }
    });

    test('keeps its policy: no inline styles or handlers, one short inline script of ours', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      const response = await page.goto(address);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe-inline');
      const html = (await response?.text()) ?? '';
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
      const [shellScript = ''] = /(?<=<script>)[^]*?(?=<\/script>)/.exec(html) ?? [];
      expect(shellScript).toContain('scrollRestoration');
      expect(Buffer.byteLength(shellScript)).toBeLessThanOrEqual(INLINE_SCRIPT_BUDGET_BYTES);
      await walkThrough(page);
    });

    test('has links and anchors that lead somewhere', async ({ page, request }) => {
      await page.goto(address);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .map(({ href }) => href)
          .filter((href) => href.startsWith(location.origin)),
      );
      expect(links.length).toBeGreaterThan(5);
      for (const link of new Set(links)) {
        const url = new URL(link);
        if (url.pathname === UNKNOWN_PATH) continue;
        const response = await request.get(url.href);
        expect(response.status(), link).toBe(200);
        if (url.hash !== '') {
          expect(await response.text(), link).toContain(
            `id="${decodeURIComponent(url.hash.slice(1))}"`,
          );
        }
      }
    });
  });
}

test('the built list of headers names every page', () => {
  const headers = JSON.parse(readFileSync('dist/_headers.json', 'utf8')) as { pathname: string }[];
  for (const route of Object.values(ROUTES)) {
    expect(headers.map(({ pathname }) => pathname)).toContain(route);
  }
});

test('pages that the server fills in have the policy of the Contact page, and lie beside the site', async ({
  request,
}) => {
  const entries = JSON.parse(readFileSync('dist/_headers.json', 'utf8')) as {
    pathname: string;
    headers: { key: string; value: string }[];
  }[];
  const policies = new Map(entries.map(({ pathname, headers }) => [pathname, headers]));
  for (const name of Object.keys(FRAME_STATES)) {
    const address = `/${FRAMES_FOLDER}/${name}`;
    expect(policies.get(address)).toEqual(policies.get(ROUTES.contact));
    expect((await request.get(address)).status()).toBe(404);
  }
});
