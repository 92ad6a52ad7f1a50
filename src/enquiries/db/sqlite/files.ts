import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the files of a database: the database, its write-ahead log (`-wal`) with the latest commits, and the index of
 * the log (`-shm`). If the file is a symbolic link, they are those of its target, as SQLite opens them.
 */
export function databaseFiles(file: string): [file: string, log: string, index: string] {
  const target = existsSync(file) ? realpathSync.native(file) : file;
  return [target, `${target}-wal`, `${target}-shm`];
}

/**
 * Returns a text that identifies the files at a database's paths. It changes when one is moved, deleted or replaced.
 */
export function identifyFiles(file: string): string {
  return databaseFiles(file)
    .map((name) => statSync(name, { throwIfNoEntry: false }))
    .map((found) => (found === undefined ? 'none' : `${found.dev}:${found.ino}`))
    .join(' ');
}

/**
 * Returns the reason why a database must not be opened, or undefined. SQLite treats a missing or empty file as a new
 * database and deletes the log beside it, together with all enquiries in the log.
 */
export function describeOrphanedLog(file: string): string | undefined {
  // The log is checked first: a process that creates a database meanwhile creates the file before its log.
  const [target, logFile] = databaseFiles(file);
  const log = statSync(logFile, { throwIfNoEntry: false });
  const database = statSync(target, { throwIfNoEntry: false });
  const isWhole = log === undefined || (database?.size ?? 0) > 0;
  if (isWhole || (database !== undefined && log.size === 0)) return undefined;
  const state = database === undefined ? 'is missing' : 'is empty';
  return (
    `${target} ${state}, but its log ${logFile} (${log.size} bytes) still exists, with the latest enquiries. ` +
    'Put back the database file of this log. To start with a backup or an empty database, move the log elsewhere and keep it ' +
    '(docs/guides/enquiries.md, "When the database file is gone").'
  );
}

/**
 * Returns whether SQLite must treat a database as immutable to read it: it has no log, and none can be created, because
 * the folder cannot be written.
 */
export function isFrozen(file: string): boolean {
  const [target, log] = databaseFiles(file);
  if (existsSync(log)) return false;
  try {
    accessSync(path.dirname(target), constants.W_OK);
    return false;
  } catch {
    return true;
  }
}
