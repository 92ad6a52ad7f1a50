import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { git } from '../support/git.ts';

const NODE = 'build/node_modules/node-linux-test/bin/node';
const NO_COMMIT = '0'.repeat(40);
const INSTALLED = 'build/node_modules/.installed';

/** Processes start slowly on a busy machine. */
const SLOW = { timeout: 120_000 };

afterEach(() => void vi.unstubAllEnvs());

/**
 * Makes a folder like `/srv/website`, with two releases, and a repository to push. The build is a shell script, and so
 * are `curl` and `sleep`, which does what root does on a server while the hook waits.
 */
async function makeServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pre-receive-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const inFolder = (name: string) => path.join(folder, name);
  for (const name of ['bin', 'copy', path.dirname(NODE), 'releases/older', 'releases/first'])
    mkdirSync(inFolder(name), { recursive: true });
  utimesSync(inFolder('releases/older'), 1, 1);
  symlinkSync('releases/first', inFolder('current'));
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(inFolder(name), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });
  /** Puts a shell script in place of a command, or in the build. */
  const fake = (name: string, script = '') =>
    name === 'node'
      ? write(NODE, 'mkdir -p dist && cp words dist || exit', script, 'echo build: done')
      : write(`bin/${name}`, script);
  fake('node');
  fake('sleep', `cd ${folder} && cp -PT next moved && mv -T moved current && rm next`);
  fake('curl');
  vi.stubEnv('PATH', `${inFolder('bin')}:${process.env['PATH']}`);

  writeFileSync(inFolder('copy/.gitignore'), 'node_modules\ndist\n');
  for (const name of ['copy/package-lock.json', INSTALLED]) writeFileSync(inFolder(name), '{}');
  writeFileSync(inFolder('copy/words'), 'Words');
  const inCopy = (...words: string[]) => git(inFolder('copy'), ...words);
  await inCopy('init', '--initial-branch=main', `--separate-git-dir=${inFolder('site.git')}`);
  await inCopy('add', '.');
  await inCopy('commit', '--message=Change words');
  const commit = (await inCopy('rev-parse', 'HEAD')).output.trim();
  /** Runs the hook as Git does for a push. */
  const push = (ref = 'refs/heads/main', to = commit) => {
    const { status, stdout, stderr } = spawnSync('bash', [path.resolve('deploy/pre-receive')], {
      cwd: inFolder('site.git'),
      env: { ...process.env, GIT_DIR: '.' },
      input: `${NO_COMMIT} ${to} ${ref}\n`,
      encoding: 'utf8',
    });
    return { status, output: stderr + stdout };
  };
  const state = () => ({
    current: readlinkSync(inFolder('current')),
    releases: readdirSync(inFolder('releases')).sort(),
    unfinished: readdirSync(folder).filter((name) => /^(part|next|moved)/.test(name)),
  });
  return { inFolder, inCopy, fake, push, state };
}

const DISK_IS_FULL = 'echo "$0: No space left on device" >&2; exit 1';
const FAILURES: [command: string, script: string, reason: string][] = [
  ['df', 'echo Avail; echo 5M', "only 5 MB of the server's disk are free"],
  ['npm', DISK_IS_FULL, 'the packages could not be installed'],
  ['node', 'echo content/a.yaml: is wrong >&2; exit 1', 'the lines above say why'],
  ['node', 'kill -KILL $$', 'the server ran out of memory'],
  ['node', 'kill -TERM $PPID', 'the server ended it'],
  ['cp', `mkdir -p "$3"; ${DISK_IS_FULL}`, 'the lines above say why'],
  ['mv', DISK_IS_FULL, 'the lines above say why'],
  ['curl', 'readlink $(dirname $0)/../current | grep first', 'the new release did not start'],
];

test('a step that fails leaves the site as it was, with a reason', SLOW, async () => {
  const { inFolder, fake, push, state } = await makeServer();
  const before = state();
  for (const [command, script, reason] of FAILURES) {
    if (command === 'npm') rmSync(inFolder(INSTALLED));
    fake(command, script);
    const { status, output } = push();
    expect(output).toContain(`Not published, and the site is as it was: ${reason}`);
    if (script.includes('a.yaml')) expect(output).toMatch(/^content\/a.yaml: is wrong$/m);
    expect(status).toBe(1);
    expect(state(), command).toEqual(before);
    if (['node', 'curl', 'npm'].includes(command)) fake(command);
    else rmSync(inFolder(`bin/${command}`));
  }
  // A hook that is killed cannot clean up. The next one does.
  fake('ln', 'kill -KILL $PPID');
  push();
  expect(state()).toMatchObject({ ...before, unfinished: [expect.anything()] });
  rmSync(inFolder('bin/ln'));
  expect(push().output).toContain('Published');
  expect(state()).toMatchObject({ unfinished: [] });
});

test('a push keeps the release that runs, the one before and another one', SLOW, async () => {
  const { inFolder, push, state } = await makeServer();
  push();
  const second = path.basename(state().current);
  expect(state().releases).toEqual([second, 'first', 'older']);
  // Back to the oldest by hand, as the guide says.
  rmSync(inFolder('current'));
  symlinkSync('releases/older', inFolder('current'));
  renameSync(inFolder(`releases/${second}`), inFolder('releases/second'));
  push();
  expect(state().releases).toEqual([path.basename(state().current), 'older', 'second']);
});

test('only main is published, and it cannot be deleted', SLOW, async () => {
  const { push, state } = await makeServer();
  const before = state();
  expect(push('refs/heads/trial').output).toContain('trial was pushed, and only main is published');
  expect(push('refs/heads/main', NO_COMMIT).output).toContain('main, which cannot be deleted');
  expect(state()).toEqual(before);
});

test('git that is started from a hook works in its own folder', SLOW, async () => {
  const { inFolder, inCopy } = await makeServer();
  vi.stubEnv('GIT_DIR', inFolder('elsewhere'));
  expect((await inCopy('rev-parse', '--show-toplevel')).output).toBe(`${inFolder('copy')}\n`);
});
