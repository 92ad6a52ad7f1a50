import pg from 'pg';

export const damagedDatabase = (problem: string) =>
  `The database is damaged: ${problem}. Keep its files, and restore a backup into a new one.`;

/** Returns the sentence for staff if the error is SQLite's SQLITE_CORRUPT; undefined for any other error. */
export function describeDamage(error: unknown): string | undefined {
  const isDamage = error instanceof Error && error.message.includes('is malformed');
  return isDamage ? damagedDatabase(error.message) : undefined;
}

/** Returns a sentence for staff if the error is the database's; undefined for any other error. */
export function describeForStaff(error: unknown): string | undefined {
  const isStorageFailure =
    error instanceof pg.DatabaseError ||
    (error instanceof Error && /ERR_SQLITE/.test(error.message));
  if (!isStorageFailure) return undefined;
  const failure = describeStorageFailure(error);
  return describeDamage(error) ?? `The database cannot be read or written: ${failure}.`;
}

/**
 * Describes an error for logs: its message and system code (SQLite's codes are in its message). For PostgreSQL only the
 * code, because its messages may quote what a visitor typed.
 */
export function describeStorageFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { code = '' } = error as NodeJS.ErrnoException;
  const message = error instanceof pg.DatabaseError ? '' : error.message;
  return message !== '' && code !== '' ? `${message} (${code})` : message || code || error.name;
}
