import pg from 'pg';

/** Storage cannot be read or written at the moment. The cause is the database's own error. */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(cause: unknown) {
    super(`Storage is down: ${describeStorageFailure(cause)}`, { cause });
  }
}

/**
 * What went wrong, for logs: the message and the codes of SQLite or of the system; of a StorageError,
 * those of its cause. PostgreSQL's own messages may quote what a visitor typed, so only its code is taken.
 */
export function describeStorageFailure(error: unknown): string {
  if (error instanceof StorageError) return describeStorageFailure(error.cause);
  if (!(error instanceof Error)) return 'unknown failure';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  const codes = [code, errcode].filter(Boolean).join(' ');
  const message = error instanceof pg.DatabaseError ? '' : error.message;
  if (message === '' || codes === '') return message || codes || error.name;
  return `${message} (${codes})`;
}
