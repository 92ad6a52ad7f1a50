import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';

/** Within the project, so that its packages are found from there. */
const COPIES_FOLDER = '.cache/trials';

/** Everything that a build reads, and what it keeps, so that little is made again. */
const COPIED = [
  'content',
  'deploy',
  'images',
  'public',
  'scripts',
  'src',
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  '.cache/brand.css',
  '.cache/pictures.css',
  '.cache/cut-pictures.json',
  '.cache/kept',
];

/** A copy of the project, in which builds may be tried with other records; its folder. */
export async function copyProject(): Promise<string> {
  await mkdir(COPIES_FOLDER, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(COPIES_FOLDER, 'project-')));
  for (const name of COPIED.filter((part) => existsSync(part))) {
    await cp(name, path.join(folder, name), { recursive: true });
  }
  return folder;
}
