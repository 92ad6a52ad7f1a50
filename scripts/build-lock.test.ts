import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withBuildLock } from './build-lock.ts';

function makeLockFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return path.join(folder, 'cache/lock.db');
}

/** A process that holds the lock until it is killed: a promise that nobody can settle would be collected, with its lock. */
const HOLDER = `
  import { withBuildLock } from ${JSON.stringify(path.resolve('scripts/build-lock.ts'))};
  await withBuildLock(() => new Promise((end) => setInterval(() => console.log('held', end), 50)), process.argv[1]);
`;

describe('the lock of the build', { timeout: 20_000 }, () => {
  it('lets one work after the other, though the first fails', async () => {
    const lockFile = makeLockFile();
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      events.push(`${name} ends`);
      throw new Error(name);
    };
    const first = withBuildLock(work('first'), lockFile);
    const second = withBuildLock(work('second'), lockFile);
    await expect(first).rejects.toThrow('first');
    await expect(second).rejects.toThrow('second');
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('waits for another process, and is free as soon as that is killed', async () => {
    const lockFile = makeLockFile();
    const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, lockFile]);
    onTestFinished(() => void holder.kill('SIGKILL'));
    await once(holder.stdout, 'data');
    let isDone = false;
    const work = withBuildLock(() => Promise.resolve((isDone = true)), lockFile);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(isDone).toBe(false);
    holder.kill('SIGKILL');
    await work;
    expect(isDone).toBe(true);
  });
});
