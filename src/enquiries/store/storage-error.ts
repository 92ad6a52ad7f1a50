/** Storage cannot be read or written at the moment. The cause is the database's own error. */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(cause: unknown) {
    super(`Storage is down: ${describeStorageFailure(cause)}`, { cause });
  }
}

/** A short description for logs. A database's message may quote values, so only codes are taken from it. */
export function describeStorageFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  const codes = [code, errcode].filter((part) => part !== undefined).map(String);
  return codes.length > 0 ? codes.join(' ') : error.name;
}
