import type { Browser } from '@playwright/test';
import { ROUTES } from '../../src/records/addresses/routes.ts';

const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 800 };
const TYPED = 'acetic';
/** Until the page is at rest and has what it fetches for a search. */
const REST_MS = 1200;
const BETWEEN_KEYS_MS = 350;

/** What a phone with a slow processor made of the Products page. */
export interface Typing {
  readonly loadMs: number;
  readonly elements: number;
  /** For each key, from its press until what it changed was painted. */
  readonly keysMs: readonly number[];
}

/** Whether a name is found by what is typed here. */
export function isFoundByTyping(name: string): boolean {
  return name.toLowerCase().includes(TYPED);
}

/**
 * Loads the Products page, types into its search and deletes that again, with a processor slowed
 * down to a quarter. Throws when the search says that it found other than `foundCount` products.
 */
export async function typeOnProducts(
  browser: Browser,
  origin: string,
  foundCount: number,
): Promise<Typing> {
  const page = await browser.newPage({ viewport: PHONE });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + ROUTES.products, { waitUntil: 'load' });
    const { loadMs, elements } = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return {
        loadMs: (entry as PerformanceNavigationTiming).loadEventEnd,
        elements: document.querySelectorAll('*').length,
      };
    });
    const box = page.locator('#product-search');
    await box.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    await box.focus();
    await page.waitForTimeout(REST_MS);
    const answers = await box.evaluateHandle((element) => {
      const keysMs: number[] = [];
      const note = (pressedAt: number) => {
        // A message after the frame's own callback comes once the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keysMs.push(performance.now() - pressedAt);
        port2.postMessage(undefined);
      };
      element.addEventListener(
        'keydown',
        () => {
          const pressedAt = performance.now();
          requestAnimationFrame(() => note(pressedAt));
        },
        { capture: true },
      );
      return keysMs;
    });
    for (const character of TYPED) {
      await page.keyboard.press(character);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${[...String(foundCount)].join(',?')} `) })
      .waitFor()
      .catch(() => {
        throw new Error(
          `${origin}${ROUTES.products} has ${foundCount} products with "${TYPED}" in their names, but does not say so when that is typed.`,
        );
      });
    for (let index = 0; index < TYPED.length; index += 1) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    return { loadMs, elements, keysMs: await answers.jsonValue() };
  } finally {
    await page.close();
  }
}
