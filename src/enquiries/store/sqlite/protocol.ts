/** What the main thread asks of the thread that holds the SQLite connection. */
export interface SqliteRequest {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

export interface SqliteResult {
  rows: unknown[];
  changes: number;
}

/** An error as it crosses the threads: `errcode` is SQLite's extended result code. */
export interface SqliteFailure {
  message: string;
  code: string | undefined;
  errcode: number | undefined;
}

export type SqliteReply = { id: number } & (
  { result: SqliteResult; failure?: never } | { failure: SqliteFailure; result?: never }
);
