import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** The files of a database: what was committed last stands in a log (`-wal`) beside it, `-shm` is its index. */
export function databaseFiles(file: string): [file: string, log: string, index: string] {
  return [file, `${file}-wal`, `${file}-shm`];
}

/** How a database file begins (https://www.sqlite.org/fileformat.html, 1.3.1). */
const DATABASE_HEADER = Buffer.from('SQLite format 3\0');

/** Whether a file is a database, or empty and may become one. Throws when it cannot be read. */
export function isDatabase(file: string): boolean {
  const header = Buffer.alloc(DATABASE_HEADER.length);
  const opened = openSync(file, 'r');
  const size = readSync(opened, header);
  closeSync(opened);
  return size === 0 || header.equals(DATABASE_HEADER);
}

/** Names the files that a database's paths lead to now: another text once one was moved, deleted or replaced. */
export function identifyFiles(file: string): string {
  return databaseFiles(file)
    .map((name) => statSync(name, { throwIfNoEntry: false }))
    .map((found) => (found === undefined ? 'none' : `${found.dev}:${found.ino}`))
    .join(' ');
}

/**
 * Why a database must not be opened: SQLite takes a missing or empty file for a new database and deletes
 * the log beside it, with all enquiries in it. Undefined when nothing of the kind lies there.
 */
export function describeOrphanedLog(file: string): string | undefined {
  // The log first: a process that makes a new database at this moment makes the file before its log.
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const database = statSync(file, { throwIfNoEntry: false });
  const isWhole = log === undefined || (database?.size ?? 0) > 0;
  if (isWhole || (database !== undefined && log.size === 0)) return undefined;
  const state = database === undefined ? 'is gone' : 'is empty';
  return (
    `${file} ${state}, but its log ${file}-wal (${log.size} bytes) is there, with the enquiries that were stored last: ` +
    'put the file back that belongs to the log, or move the log elsewhere and keep it, to start with a backup or with nothing ' +
    '(docs/guides/enquiries.md, "When the database file is gone").'
  );
}
