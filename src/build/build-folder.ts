import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Holds the folders of builds that run, named by the id of their process. On the disk of `dist/`. */
const BUILDS_FOLDER = '.cache/builds';

/** Attempts to replace a folder that other builds replace at the same time. */
const ATTEMPTS = 20;

const remove = (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
};

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns an empty folder for the build of this process. Deletes it when the process exits, and those of
 * builds that were killed.
 */
export function claimBuildFolder(): string {
  mkdirSync(BUILDS_FOLDER, { recursive: true });
  for (const name of readdirSync(BUILDS_FOLDER)) {
    if (!isRunning(Number.parseInt(name))) remove(path.join(BUILDS_FOLDER, name));
  }
  const folder = path.join(BUILDS_FOLDER, String(process.pid));
  remove(folder);
  mkdirSync(folder);
  process.on('exit', () => {
    remove(folder);
  });
  return folder;
}

/** Puts a folder in place of another one, which is deleted. Other processes may do the same meanwhile. */
export function replaceFolder(target: string, folder: string): void {
  const old = `${folder}.old`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (lstatSync(target, { throwIfNoEntry: false })) renameSync(target, old);
      renameSync(folder, target);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !existsSync(folder)) throw error;
    } finally {
      remove(old);
    }
  }
}
