import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';

/** Within the project, so that copies find its packages. */
const COPIES_FOLDER = '.cache/trials';

/** Everything that a build reads, with its caches. */
const COPIED = [
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
export async function copyProject(): Promise<string> {
  await mkdir(COPIES_FOLDER, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(COPIES_FOLDER, 'project-')));
  for (const name of COPIED.filter((part) => existsSync(part))) {
    await cp(name, path.join(folder, name), { recursive: true });
  }
  return folder;
}
