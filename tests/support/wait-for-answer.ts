import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a machine that is busy with much else. */
const START_LIMIT_MS = 60_000;
const POLL_INTERVAL_MS = 50;

/** Waits until an address answers with success. Throws when its server is gone, or after a minute. */
export async function waitForAnswer(address: string, isGone: () => boolean): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isAnswered(address))) {
    if (isGone() || Date.now() > deadline) throw new Error(`${address} does not answer.`);
    await pause(POLL_INTERVAL_MS);
  }
}

async function isAnswered(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
