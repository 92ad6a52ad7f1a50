import type { Page } from '@playwright/test';

/** How far the clock jumps when it is stopped: more than the browser can spend between two commands. */
const JUMP_MS = 60_000;

/**
 * Stops the clock of a page on which `page.clock.install()` was called before
 * it was opened. From here on its timers and animation frames run only by
 * `runFor`, so that delays are measured to the millisecond on any machine.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + JUMP_MS);
  await settle(page);
}

/** Lets so much time of a stopped clock pass, and everything that follows from it happen. */
export async function runFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** React draws in messages, not in timers: after some rounds of messages it has drawn. */
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
