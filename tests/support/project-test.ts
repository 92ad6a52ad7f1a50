import { test as base } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { NpmScript } from './npm-script.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Runs `npm run <command>` in the copy. It is killed after the test if it still runs. */
  runScript: (command: string, settings?: Readonly<Record<string, string>>) => NpmScript;
};
type WorkerFixtures = {
  /** The folder of a copy of the project and its last build, which tests may change. */
  project: string;
};

/** Within the project, so that copies find its packages. */
export const COPIES_FOLDER = '.cache/trials';

/** Everything that a build reads, with its caches. */
const COPIED = [
  '.gitignore',
  'content',
  'deploy',
  'imagery',
  'images',
  'public',
  'scripts',
  'src',
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  '.cache/brand.css',
  '.cache/pictures.json',
  '.cache/prints',
];

/** Copies the project, so that tests may change records and build. Returns the folder of the copy. */
async function copyProject(): Promise<string> {
  await mkdir(COPIES_FOLDER, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(COPIES_FOLDER, 'project-')));
  for (const name of COPIED.filter((part) => existsSync(part))) {
    await cp(name, path.join(folder, name), { recursive: true });
  }
  return folder;
}

/** Packages from which the development server sends files to browsers. */
const BROWSER_PACKAGES = [
  '@astrojs',
  '@fontsource-variable',
  'astro',
  'inter-ui',
  'react',
  'react-dom',
  'scheduler',
  'vite',
];

/** Hard-links packages into a copy, since the development server serves no files outside of its folder. */
export async function linkPackages(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'node_modules'));
  const packages = BROWSER_PACKAGES.map((name) => path.resolve('node_modules', name));
  const { status } = spawnSync('cp', ['-al', ...packages, path.join(folder, 'node_modules')]);
  if (status !== 0) throw new Error('The packages could not be linked, which takes "cp -al".');
}

/** Playwright's test, with a copy of the project in place of the built site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  project: [
    // Playwright reads a fixture's dependencies from the pattern of its first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await copyProject();
      await cp('dist', path.join(folder, 'dist'), { recursive: true });
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  runScript: async ({ project }, use) => {
    const scripts: NpmScript[] = [];
    await use((command, settings) => {
      const script = new NpmScript(project, command, settings);
      scripts.push(script);
      return script;
    });
    for (const script of scripts) await script.killAll();
  },
});
