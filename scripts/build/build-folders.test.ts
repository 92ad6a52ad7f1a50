import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const FILES_PER_BUILD = 20;
const KILLS = 10;

/** Builds small sites one after the other, each of files that all say the same, as `scripts/build.ts` does. */
const BUILDER = `
  import { writeFileSync } from 'node:fs';
  import { createBuildFolder, publishBuild } from ${JSON.stringify(path.resolve('scripts/build/build-folders.ts'))};
  import { withBuildLock } from ${JSON.stringify(path.resolve('scripts/build-lock.ts'))};
  const [name, rounds] = process.argv.slice(1);
  for (let round = 1; round <= Number(rounds); round += 1) {
    await withBuildLock(async () => {
      const folder = createBuildFolder();
      for (let file = 0; file < ${FILES_PER_BUILD}; file += 1) {
        writeFileSync(folder + '/' + file, name + round);
        await new Promise((resolve) => setImmediate(resolve));
      }
      publishBuild(folder, { siteUrl: name + round });
    });
    console.log(name + round);
  }
`;

function makeProject(): string {
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'builds-')));
  onTestFinished(() => {
    rmSync(project, { recursive: true });
  });
  return project;
}

function run(project: string, program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, ...args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function build(project: string, name: string, rounds = 1): Promise<void> {
  const [exitCode] = (await once(run(project, BUILDER, name, String(rounds)), 'exit')) as [number];
  expect(exitCode).toBe(0);
}

/** What all files of the site say. Fails unless it is whole. */
function readSite(folder: string): string {
  const { siteUrl } = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as {
    siteUrl: string;
  };
  for (let file = 0; file < FILES_PER_BUILD; file += 1) {
    expect(readFileSync(path.join(folder, String(file)), 'utf8')).toBe(siteUrl);
  }
  return siteUrl;
}

describe('the folders of builds', { timeout: 60_000 }, () => {
  it('are swapped whole, however often a build is killed', async () => {
    const project = makeProject();
    const dist = path.join(project, 'dist');
    await build(project, 'first');
    for (let kill = 0; kill < KILLS; kill += 1) {
      const builder = run(project, BUILDER, `killed-${kill}-`, '1000');
      await once(builder.stdout ?? builder, 'data');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      builder.kill('SIGKILL');
      await once(builder, 'exit');
      expect(readSite(dist)).toMatch(new RegExp(`^killed-${kill}-`));
    }
    await build(project, 'last', 2);
    expect(readSite(dist)).toBe('last2');
    // What was killed has been cleared away: the last two are left.
    expect(readdirSync(path.join(project, '.builds'))).toHaveLength(2);
  });

  it('are made by two builds at once, one after the other', async () => {
    const project = makeProject();
    await Promise.all([build(project, 'one-', 10), build(project, 'two-', 10)]);
    expect(readSite(path.join(project, 'dist'))).toMatch(/^(one|two)-10$/);
    expect(readdirSync(path.join(project, '.builds'))).toHaveLength(2);
  });

  it('take over a dist that is a folder, as earlier versions made it', async () => {
    const project = makeProject();
    mkdirSync(path.join(project, 'dist/client'), { recursive: true });
    writeFileSync(path.join(project, 'dist/client/index.html'), 'old');
    await build(project, 'new');
    expect(lstatSync(path.join(project, 'dist')).isSymbolicLink()).toBe(true);
    expect(readSite(path.join(project, 'dist'))).toBe('new1');
    await build(project, 'new', 2);
    expect(readdirSync(path.join(project, '.builds'))).toHaveLength(2);
  });
});
