import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BUILD_INFO_FILE, DIST_FOLDER, type BuildInfo } from '../../src/server/build-info.ts';

/** Each build has a folder of its own in here; `dist` is a link to the one that is served next. */
const BUILDS_FOLDER = '.builds';

/** Makes the empty folder of a new build. Like the rest of this file only for who holds the lock of the build. */
export function createBuildFolder(): string {
  const id = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const folder = path.join(BUILDS_FOLDER, id);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Lets `dist` lead to a finished build, by one rename: whatever ends the
 * process or the machine, `dist` is the old site or the new one, whole.
 */
export function publishBuild(folder: string, info: BuildInfo): void {
  writeFileSync(path.join(folder, BUILD_INFO_FILE), `${JSON.stringify(info, null, 2)}\n`);
  flush(folder);
  const previous = findPreviousBuild();
  const link = path.join(BUILDS_FOLDER, 'next');
  rmSync(link, { force: true });
  symlinkSync(folder, link, 'dir');
  renameSync(link, DIST_FOLDER);
  deleteUnused([path.basename(folder), previous]);
}

/** The name of the build that `dist` leads to; a `dist` that is a folder itself, as it was in earlier versions, becomes a build. */
function findPreviousBuild(): string | undefined {
  const dist = lstatSync(DIST_FOLDER, { throwIfNoEntry: false });
  if (dist?.isSymbolicLink()) return path.basename(readlinkSync(DIST_FOLDER));
  if (!dist) return undefined;
  const folder = path.join(BUILDS_FOLDER, 'before');
  rmSync(folder, { recursive: true, force: true });
  renameSync(DIST_FOLDER, folder);
  return path.basename(folder);
}

/** Has the system write a folder with everything in it to the disk. */
function flush(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of [...names, '.']) {
    const file = openSync(path.join(folder, name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
}

/** Deletes every other build, finished or not. A server that serves one of them has it in memory. */
function deleteUnused(kept: readonly (string | undefined)[]): void {
  for (const name of readdirSync(BUILDS_FOLDER)) {
    if (!kept.includes(name))
      rmSync(path.join(BUILDS_FOLDER, name), { recursive: true, force: true });
  }
}
