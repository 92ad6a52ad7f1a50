import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { isReference } from '../../records/enquiries/reference.ts';

export const DAY_MS = 86_400_000;
/** Backups, also unfinished ones, and lists of erased enquiries. Other files in the folder are left alone. */
const OWN_FILE = /^(enquiries|erased)-\d{4}-\d\d-\d\d/;

/** Creates the folder if it is missing, but not the one above it, since a mistyped path should be an error. */
function prepareFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
}

/** Returns the path of a new backup in the folder. */
export function nameBackup(folder: string): string {
  prepareFolder(folder);
  return path.join(folder, `enquiries-${new Date().toISOString().replaceAll(':', '')}.db`);
}

/**
 * Notes which enquiries are erased, so that `restore` does not bring them back: their references and nothing else. The
 * list of each day is deleted by the same rule as backups, after those that contain the enquiries.
 */
export function noteErased(folder: string, references: readonly string[]): void {
  if (references.length === 0) return;
  prepareFolder(folder);
  const today = new Date().toISOString().slice(0, 10);
  const list = openSync(path.join(folder, `erased-${today}.txt`), 'a', 0o600);
  try {
    // The line break comes first, so that a line that was cut off by a full disk spoils only itself.
    writeSync(list, references.map((reference) => `\n${reference}`).join(''));
    fsyncSync(list);
  } finally {
    closeSync(list);
  }
}

/** Returns the references of the enquiries that were erased, as noted in the folder. */
export function readErased(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => OWN_FILE.test(name) && name.startsWith('erased'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter(isReference);
}

/**
 * Deletes backups and lists that would be older than `days` at the next run, a day later, and those dated as far in the
 * future, which a wrong clock has written. Returns their number. Throws when they are more than half of the backups.
 */
export function deleteOldBackups(folder: string, days: number): number {
  const files = readdirSync(folder)
    .filter((name) => OWN_FILE.test(name))
    .map((name) => path.join(folder, name));
  const isBackup = (file: string) => file.endsWith('.db');
  const old = files.filter(
    (file) => Math.abs(Date.now() - statSync(file).mtimeMs) > (days - 1) * DAY_MS,
  );
  if (old.filter(isBackup).length > files.filter(isBackup).length / 2) {
    throw new Error(
      `More than half of the backups in ${folder} are older than ${days} days, so none was deleted: ` +
        'the clock of this machine may be wrong. If it is right, delete them by hand.',
    );
  }
  for (const file of old) rmSync(file);
  return old.length;
}
