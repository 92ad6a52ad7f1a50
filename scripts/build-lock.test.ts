import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withLock } from './build-lock.ts';

function makeLockFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return path.join(folder, 'cache/build.lock');
}

describe('the lock of the build', { timeout: 20_000 }, () => {
  it('is there while the work is done, and gone afterwards', async () => {
    const lockFile = makeLockFile();
    expect(await withLock(lockFile, () => Promise.resolve(existsSync(lockFile)))).toBe(true);
    expect(existsSync(lockFile)).toBe(false);
  });

  it('is gone when the work fails', async () => {
    const lockFile = makeLockFile();
    await expect(withLock(lockFile, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lockFile)).toBe(false);
  });

  it('waits for another process, and not for one that is gone', async () => {
    const lockFile = makeLockFile();
    await withLock(lockFile, () => Promise.resolve());
    writeFileSync(lockFile, String(process.ppid));
    let isDone = false;
    const work = withLock(lockFile, () => Promise.resolve((isDone = true)));
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(isDone).toBe(false);
    // No process has this number: Linux gives out at most 4194304.
    writeFileSync(lockFile, '99999999');
    await work;
    expect(isDone).toBe(true);
  });
});
