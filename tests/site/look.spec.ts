/**
 * Pictures of every page, compared with those that are committed: a block that has moved fails, a
 * smoother edge does not. When a change is meant, look at the new pictures and keep them:
 * `npm run screenshots`. They are grey and small: what they hold is where things stand.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { waitForIslands } from '../support/islands.ts';
import { differingPart } from '../support/pdf-picture.ts';
import { PRODUCT_PAGES, SITE_PAGES } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = 'tests/screenshots/pages';
/** Windows, and how wide their pictures are kept. */
const WINDOWS = [
  { width: 360, height: 740, kept: 240 },
  { width: 768, height: 1024, kept: 320 },
  { width: 1280, height: 800, kept: 400 },
  { width: 1920, height: 1080, kept: 480 },
];
const PAGES = [...SITE_PAGES, ...PRODUCT_PAGES.slice(0, 1)];
/** A picture is compared band by band: on a long page a block is but a small part of the whole. */
const BAND_HEIGHT = 80;
const MOST_DIFFERING = 0.02;
const isUpdating = process.env['UPDATE_SCREENSHOTS'] === '1';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 404/,
});

/** The whole page with all its pictures. Nothing waits until it is scrolled to. */
async function takePicture(page: Page, address: string, width: number): Promise<Buffer> {
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
  await page.goto(address);
  await waitForIslands(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    mask: [page.locator('iframe')],
  });
  return sharp(picture).resize({ width }).greyscale().webp({ quality: 50, effort: 5 }).toBuffer();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const { name, path: address } of PAGES) {
      for (const { width, height, kept } of WINDOWS) {
        test(`${name} looks as it did at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height });
          const picture = await takePicture(page, address, kept);
          const file = path.join(FOLDER, `${name}-${width}${hasScript ? '' : '-plain'}.webp`);
          if (isUpdating) {
            mkdirSync(FOLDER, { recursive: true });
            writeFileSync(file, picture);
            return;
          }
          expect(existsSync(file), `${file} is missing: see the head of this test`).toBe(true);
          const part = await differingPart(picture, readFileSync(file), BAND_HEIGHT);
          await test.info().attach('as it is now', { body: picture, contentType: 'image/webp' });
          expect(part, `the band that differs most from ${file}`).toBeLessThan(MOST_DIFFERING);
        });
      }
    }
  });
}
