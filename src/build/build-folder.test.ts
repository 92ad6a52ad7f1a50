import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** No process has this id: it is over the greatest of Linux. */
const ENDED = '99999999';

/** Replaces `dist` often, each time by a folder with two files that name the process. */
const BUILDS = `
  const { claimBuildFolder, replaceFolder } = await import(process.argv[1]);
  const { writeFileSync } = await import('node:fs');
  for (let round = 0; round < 100; round += 1) {
    const folder = claimBuildFolder();
    for (const name of ['first', 'second']) writeFileSync(folder + '/' + name, String(process.pid));
    replaceFolder('dist', folder);
  }`;

it('leaves one whole build of several at the same time, and nothing of those that were killed', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'builds-'));
  onTestFinished(() => {
    rmSync(cwd, { recursive: true });
  });
  mkdirSync(path.join(cwd, '.cache/builds', ENDED), { recursive: true });
  const module = path.resolve('src/build/build-folder.ts');
  const build = () => promisify(execFile)(process.execPath, ['-e', BUILDS, module], { cwd });
  await Promise.all([build(), build(), build()]);
  const read = (name: string) => readFileSync(path.join(cwd, 'dist', name), 'utf8');
  expect(read('first')).toBe(read('second'));
  expect(readdirSync(path.join(cwd, '.cache/builds'))).toEqual([]);
});
