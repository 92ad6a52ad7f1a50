/**
 * The thread that holds the SQLite connection. `node:sqlite` is synchronous: on the main thread
 * every sync of the disk, and every wait for another process's lock, would stall the whole site.
 */
import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqliteFailure, SqliteReply, SqliteRequest, SqliteResult } from './protocol.ts';

/** How long a statement waits for another process's lock. */
const BUSY_TIMEOUT_MS = 5000;
/** Between two attempts at what SQLite refuses at once instead of waiting. */
const BUSY_PAUSE_MS = 20;
const SQLITE_BUSY = 5;
const CACHED_STATEMENTS_MAX = 200;

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');

const { file } = workerData as { file: string };
let database: DatabaseSync | undefined;
let identity: string | undefined;
const statements = new Map<string, StatementSync>();

function open(): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    setUp(opened);
  } catch (error) {
    opened.close();
    throw error;
  }
  identity = fileIdentity();
  return opened;
}

function setUp(opened: DatabaseSync): void {
  switchToWriteAheadLog(opened);
  // Every commit is synced to disk before it is answered.
  opened.exec('pragma synchronous = full');
  // What staff delete is overwritten, not only unlinked.
  opened.exec('pragma secure_delete = on');
}

/**
 * When two processes switch a new file at once, SQLite refuses one of them without waiting for the
 * other, whatever its timeout is (https://www.sqlite.org/c3ref/busy_handler.html, on deadlocks).
 */
function switchToWriteAheadLog(opened: DatabaseSync): void {
  const end = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      opened.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      // The low byte is the primary result code.
      const isBusy = ((describe(error).errcode ?? 0) & 0xff) === SQLITE_BUSY;
      if (!isBusy || Date.now() > end) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
  }
}

/** Which file the path leads to now. */
function fileIdentity(): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

/** SQLite goes on writing to a file that was deleted or moved away: what is stored there is lost. */
function requireFileInPlace(): void {
  if (fileIdentity() === identity) return;
  throw new Error(
    `${file} was moved, deleted or replaced while it was open. Put it back, or restart the server.`,
  );
}

function prepare(sql: string): StatementSync {
  database ??= open();
  if (sql.startsWith('begin')) requireFileInPlace();
  const cached = statements.get(sql);
  if (cached !== undefined) return cached;
  if (statements.size >= CACHED_STATEMENTS_MAX) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function run({ sql, parameters }: SqliteRequest): SqliteResult {
  const statement = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) {
    const rows = statement.all(...values);
    return { rows, changes: rows.length };
  }
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function describe(error: unknown): SqliteFailure {
  const { message, code, errcode } = error as Error & Partial<SqliteFailure>;
  return { message, code, errcode };
}

port.on('message', (request: SqliteRequest | 'close') => {
  if (request === 'close') {
    database?.close();
    port.close();
    return;
  }
  let reply: SqliteReply;
  try {
    reply = { id: request.id, result: run(request) };
  } catch (error) {
    reply = { id: request.id, failure: describe(error) };
  }
  port.postMessage(reply);
});
