import type { Page } from '@playwright/test';

/** How far the clock jumps when it is stopped: longer than two commands of a test take. */
const JUMP_MS = 60_000;

/**
 * Stops the clock of a page that was opened after `page.clock.install()`. Its timers and animation
 * frames then run only in `runFor`, so that delays are exact on any machine.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + JUMP_MS);
  await settle(page);
}

/** Advances a stopped clock, and waits until React has rendered. */
export async function runFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** React renders in messages, not in timers. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 8; round += 1) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(undefined);
      });
    }
  });
}
