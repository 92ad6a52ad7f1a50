/**
 * Pictures of every page, compared with those that are committed: a block that has moved fails, a
 * smoother edge does not. When a change is meant, look at the new pictures and keep them:
 * `npm run screenshots`. They are grey and small: what they hold is where things stand.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { bringAllToLife } from '../support/islands.ts';
import { PAGE_SCRIPTS } from '../support/page-scripts.ts';
import { differingPart } from '../support/pdf-picture.ts';
import { PRODUCT_PAGES, SITE_PAGES } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = 'tests/screenshots/pages';
/** Windows, the widest first, as pictures that have come are not fetched again smaller; and how wide their pictures are kept. */
const WINDOWS = [
  { width: 1920, height: 1080, kept: 480 },
  { width: 1280, height: 800, kept: 400 },
  { width: 768, height: 1024, kept: 320 },
  { width: 360, height: 740, kept: 180 },
];
/** Without script the same styles hold but for what the script of a page shows or hides: on a desk and on a phone. */
const PLAIN_WIDTHS = [1280, 360];
const PAGES = [...SITE_PAGES, ...PRODUCT_PAGES.slice(0, 1)];
const PAGES_WITH_SCRIPT = PAGES.filter(({ path: address }) => address in PAGE_SCRIPTS);
/** A picture is compared band by band: on a long page a block is but a small part of the whole. */
const BAND_HEIGHT = 60;
const MOST_DIFFERING = 0.02;
const isUpdating = process.env['UPDATE_SCREENSHOTS'] === '1';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Drawn at half its size: it takes a quarter of the time.
  deviceScaleFactor: 0.5,
  expectedErrors: /status of 404/,
});

/** Nothing waits until it is scrolled to. */
async function loadAllAtOnce(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll('loading="lazy"', 'loading="eager"')
        .replaceAll('decoding="async"', 'decoding="sync"');
      await route.fulfill({ response, body: html });
    },
  );
  // Half past noon on a Thursday in Mumbai: what tells the time of day tells the same in each picture.
  await page.clock.setFixedTime(new Date('2026-11-19T07:00:00Z'));
}

/** Waits until a window of a new size has its own pictures and its carousels their new places. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** The whole page, grey and small. */
async function takePicture(page: Page, width: number): Promise<Sharp> {
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    mask: [page.locator('iframe')],
  });
  return sharp(picture).resize({ width }).greyscale();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    const windows = WINDOWS.filter(({ width }) => hasScript || PLAIN_WIDTHS.includes(width));

    for (const { name, path: address } of hasScript ? PAGES : PAGES_WITH_SCRIPT) {
      test(`${name} looks as it did`, async ({ page }) => {
        await loadAllAtOnce(page, address);
        for (const [index, { width, height, kept }] of windows.entries()) {
          await page.setViewportSize({ width, height });
          // Without script nothing tells when a page has settled in a window of another size.
          if (index === 0 || !hasScript) await page.goto(address);
          if (index === 0 && hasScript) await bringAllToLife(page);
          if (hasScript) await settle(page);
          const picture = await takePicture(page, kept);
          const file = path.join(FOLDER, `${name}-${width}${hasScript ? '' : '-plain'}.webp`);
          const now = await picture.clone().png({ compressionLevel: 1 }).toBuffer();
          const part = existsSync(file)
            ? await differingPart(now, readFileSync(file), BAND_HEIGHT)
            : undefined;
          if (isUpdating) {
            // What only drifted stays as it was: each change of the folder is one to look at.
            if (part !== undefined && part < MOST_DIFFERING) continue;
            mkdirSync(FOLDER, { recursive: true });
            await picture.webp({ quality: 50, effort: 5 }).toFile(file);
            continue;
          }
          if (part === undefined) throw new Error(`${file} is missing: see the head of this test.`);
          if (part >= MOST_DIFFERING)
            await test.info().attach(`now-${width}`, { body: now, contentType: 'image/png' });
          const what = `the band that differs most from ${file} (1: the size does); if it is meant, npm run screenshots`;
          expect.soft(part, what).toBeLessThan(MOST_DIFFERING);
        }
      });
    }
  });
}
