/**
 * The thread that holds the SQLite connection. `node:sqlite` is synchronous: on the main thread
 * every sync of the disk, and every wait for another process's lock, would stall the whole site.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { describeOrphanedLog, identifyFiles } from './files.ts';
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
/** The files that were opened. */
let identity = '';
const statements = new Map<string, StatementSync>();

function open(): DatabaseSync {
  const orphanedLog = describeOrphanedLog(file);
  if (orphanedLog !== undefined) throw new Error(orphanedLog);
  // Never made here: a file that is gone would be begun anew without a word.
  const address = pathToFileURL(file);
  address.searchParams.set('mode', 'rw');
  const opened = new DatabaseSync(address, { timeout: BUSY_TIMEOUT_MS });
  try {
    setUp(opened);
  } catch (error) {
    opened.close();
    throw error;
  }
  identity = identifyFiles(file);
  return opened;
}

function setUp(opened: DatabaseSync): void {
  switchToWriteAheadLog(opened);
  // Every commit is synced to disk before it is answered.
  opened.exec('pragma synchronous = full');
  // What staff delete is overwritten, not only unlinked.
  opened.exec('pragma secure_delete = on');
  // The first read opens the log.
  opened.exec('select 1 from sqlite_schema limit 1');
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

/** SQLite goes on writing to files that were deleted or moved away: what is stored there is lost. */
function requireFilesInPlace(): void {
  if (identifyFiles(file) === identity) return;
  throw new Error(
    `${file}, its -wal or its -shm was moved, deleted or replaced while it was open, so nothing is stored: put it back; ` +
      'what was deleted can be saved as long as the server runs (docs/guides/enquiries.md, "When the database file is gone").',
  );
}

function prepare(opened: DatabaseSync, sql: string): StatementSync {
  const cached = statements.get(sql);
  if (cached !== undefined) return cached;
  if (statements.size >= CACHED_STATEMENTS_MAX) statements.clear();
  const statement = opened.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function run({ sql, parameters }: SqliteRequest): SqliteResult {
  database ??= open();
  // A read too: of an enquiry in a file that is gone, nobody shall be told that it is stored.
  if (sql !== 'rollback') requireFilesInPlace();
  const statement = prepare(database, sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) {
    const rows = statement.all(...values);
    return { rows, changes: rows.length };
  }
  const { changes } = statement.run(...values);
  if (sql === 'commit') requireFilesInPlace();
  return { rows: [], changes: Number(changes) };
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
