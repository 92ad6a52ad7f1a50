import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const POLL_INTERVAL_MS = 500;

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds the lock, if it still runs. What a killed build left behind counts as nothing. */
function getHolder(lockFile: string): number | undefined {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    return holder > 0 && holder !== process.pid && isRunning(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function tryLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Does some work while no other process does the same: several servers may
 * start at once on a fresh machine, and only one may write dist/.
 */
export async function withLock<Result>(
  lockFile: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  let isWaiting = false;
  while (!tryLock(lockFile)) {
    const holder = getHolder(lockFile);
    if (holder === undefined) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!isWaiting) console.log(`build: Waiting for the build of process ${holder} ...`);
    isWaiting = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
