import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** An empty database: its lock is one of the system's, which ends with the process, however that ends. */
const LOCK_FILE = '.cache/build/lock.db';
const POLL_INTERVAL_MS = 200;
const SQLITE_BUSY = 5;

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

/**
 * Does some work while no other process does: all steps of a build write to the
 * same places (`public/`, `.cache/`), and several servers may start at once on a fresh machine.
 */
export async function withBuildLock<Result>(
  work: () => Promise<Result>,
  lockFile = LOCK_FILE,
): Promise<Result> {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    let isWaiting = false;
    while (!tryLock(lock)) {
      if (!isWaiting) console.log('build: Waiting for another build ...');
      isWaiting = true;
      await pause(POLL_INTERVAL_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}
