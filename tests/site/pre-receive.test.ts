import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
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
const INSTALLED = 'build/node_modules/.installed';

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

  await git(folder, 'init', '--bare', '--initial-branch=main', 'site.git');
  copyFileSync('deploy/pre-receive', inFolder('site.git/hooks/pre-receive'));
  writeFileSync(inFolder('copy/.gitignore'), 'node_modules\ndist\n');
  for (const name of ['copy/package-lock.json', INSTALLED]) writeFileSync(inFolder(name), '{}');
  await git(inFolder('copy'), 'init', '--initial-branch=main');
  let changes = 0;
  const commit = async () => {
    writeFileSync(inFolder('copy/words'), String((changes += 1)));
    await git(inFolder('copy'), 'add', '.');
    await git(inFolder('copy'), 'commit', '--message=Change words');
  };
  const push = (ref = 'main') => git(inFolder('copy'), 'push', inFolder('site.git'), ref);
  const state = () => ({
    current: readlinkSync(inFolder('current')),
    releases: readdirSync(inFolder('releases')).sort(),
    unfinished: readdirSync(folder).filter((name) => /^(part|next|moved)/.test(name)),
  });
  return { inFolder, fake, commit, push, state };
}

const DISK_IS_FULL = 'echo "$0: No space left on device" >&2; exit 1';
const FAILURES: [command: string, script: string, reason: string][] = [
  ['df', 'echo Avail; echo 5M', "only 5 MB of the server's disk are free"],
  ['flock', 'exit 1', 'another push is being published'],
  ['npm', DISK_IS_FULL, 'the packages could not be installed'],
  ['node', 'echo content/a.yaml: is wrong >&2; exit 1', 'the lines above say why'],
  ['node', 'kill -KILL $$', 'the server ran out of memory'],
  ['node', 'kill -TERM $PPID', 'the server ended it'],
  ['cp', `mkdir -p "$3"; ${DISK_IS_FULL}`, 'the lines above say why'],
  ['ln', DISK_IS_FULL, 'the lines above say why'],
  ['mv', DISK_IS_FULL, 'the lines above say why'],
  ['curl', 'readlink $(dirname $0)/../current | grep first', 'the new release did not start'],
];

test(
  'a step that fails leaves the site as it was, with a reason',
  { timeout: 60_000 },
  async () => {
    const server = await makeServer();
    const before = server.state();
    await server.commit();
    for (const [command, script, reason] of FAILURES) {
      if (command === 'npm') rmSync(server.inFolder(INSTALLED));
      server.fake(command, script);
      const { status, output } = await server.push();
      expect(output).toContain(`Not published, and the site is as it was: ${reason}`);
      if (script.includes('a.yaml')) expect(output).toContain('remote: content/a.yaml: is wrong');
      expect(status).toBe(1);
      expect(server.state(), command).toEqual(before);
      if (['node', 'curl', 'npm'].includes(command)) server.fake(command);
      else rmSync(server.inFolder(`bin/${command}`));
    }
    // A hook that is killed cannot clean up. The next one does.
    server.fake('ln', 'kill -KILL $PPID');
    await server.push();
    expect(server.state()).toMatchObject({ ...before, unfinished: [expect.anything()] });
    rmSync(server.inFolder('bin/ln'));
    expect((await server.push()).output).toContain('Published');
    expect(server.state()).toMatchObject({ unfinished: [] });
  },
);

test('a push keeps the release that runs, the one before and another one', async () => {
  const server = await makeServer();
  await server.commit();
  await server.push();
  const second = path.basename(server.state().current);
  expect(server.state().releases).toEqual([second, 'first', 'older']);
  // Back to the oldest by hand, as the guide says.
  rmSync(server.inFolder('current'));
  symlinkSync('releases/older', server.inFolder('current'));
  await server.commit();
  await server.push();
  expect(server.state().releases).toEqual([second, path.basename(server.state().current), 'older']);
});

test('only main is published, and it cannot be deleted', async () => {
  const server = await makeServer();
  await server.commit();
  expect((await server.push('main:trial')).output).toContain('trial was pushed, and only main is');
  await server.push();
  const before = server.state();
  expect((await server.push(':main')).output).toContain('built from main, which cannot be deleted');
  expect(server.state()).toEqual(before);
});

test('git that is started from a hook works in its own folder', async () => {
  const server = await makeServer();
  vi.stubEnv('GIT_DIR', server.inFolder('site.git'));
  vi.stubEnv('GIT_INDEX_FILE', server.inFolder('index'));
  expect((await git(server.inFolder('copy'), 'rev-parse', '--git-dir')).output).toBe('.git\n');
});
