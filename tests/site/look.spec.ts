/**
 * Pictures of every page, compared with those that are committed: a block that has moved fails, a
 * smoother edge does not. When a change is meant, look at the new pictures and keep them:
 * `npm run screenshots`. They are grey and small: what they hold is where things stand.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bringAllToLife } from '../support/islands.ts';
import { differingPart } from '../support/pdf-picture.ts';
import { PRODUCT_PAGES, SITE_PAGES } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = 'tests/screenshots/pages';
/** Windows, and how wide their pictures are kept. */
const WINDOWS = [
  { width: 360, height: 740, kept: 180 },
  { width: 768, height: 1024, kept: 320 },
  { width: 1280, height: 800, kept: 400 },
  { width: 1920, height: 1080, kept: 480 },
];
const PAGES = [...SITE_PAGES, ...PRODUCT_PAGES.slice(0, 1)];
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

/** The whole page, grey and small. */
async function takePicture(page: Page, width: number): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    mask: [page.locator('iframe')],
  });
  return sharp(picture).resize({ width }).greyscale().webp({ quality: 50, effort: 5 }).toBuffer();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const { name, path: address } of PAGES) {
      test(`${name} looks as it did`, async ({ page }) => {
        await loadAllAtOnce(page, address);
        for (const { width, height, kept } of WINDOWS) {
          await page.setViewportSize({ width, height });
          await page.goto(address);
          if (hasScript) await bringAllToLife(page);
          const picture = await takePicture(page, kept);
          const file = path.join(FOLDER, `${name}-${width}${hasScript ? '' : '-plain'}.webp`);
          if (isUpdating) {
            mkdirSync(FOLDER, { recursive: true });
            writeFileSync(file, picture);
            continue;
          }
          expect(existsSync(file), `${file} is missing: see the head of this test`).toBe(true);
          const part = await differingPart(picture, readFileSync(file), BAND_HEIGHT);
          await test.info().attach(`now-${width}`, { body: picture, contentType: 'image/webp' });
          expect.soft(part, `the band that differs most from ${file}`).toBeLessThan(MOST_DIFFERING);
        }
      });
    }
  });
}
