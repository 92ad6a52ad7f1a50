import pg from 'pg';

/** What to do about a damaged database. */
export const damagedDatabase = (fault: string) =>
  `The database is damaged: ${fault}. Keep its files, and restore a backup into a new one.`;

/** Whether another process held the embedded database for too long, as `VACUUM` does: it works again afterwards. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('database is locked');
}

/** The same where SQLite has said so, by its own sentence for SQLITE_CORRUPT; undefined for any other failure. */
export function describeDamage(error: unknown): string | undefined {
  const isDamage = error instanceof Error && error.message.includes('is malformed');
  return isDamage ? damagedDatabase(error.message) : undefined;
}

/**
 * What went wrong, for logs: the message and the code of the system (SQLite's codes stand in its message).
 * PostgreSQL's own messages may quote what a visitor typed, so only its code is taken.
 */
export function describeStorageFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { code = '' } = error as NodeJS.ErrnoException;
  const message = error instanceof pg.DatabaseError ? '' : error.message;
  return message !== '' && code !== '' ? `${message} (${code})` : message || code || error.name;
}
