import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { describeOrphanedLog, identifyFiles } from './files.ts';

/** How long a statement waits for another process's lock: the outbox, a probe and an enquiry together far less than 10 s. */
const BUSY_TIMEOUT_MS = 2000;
/** Between two attempts at what SQLite refuses at once instead of waiting. */
const BUSY_PAUSE_MS = 20;
const SQLITE_BUSY = 5;

/** A database file, opened by its first statement. Errors carry SQLite's message and codes in their message. */
export class SqliteFile {
  readonly #file: string;
  #database: DatabaseSync | undefined;
  /** The files that were opened. */
  #identity = '';

  constructor(file: string) {
    this.#file = file;
  }

  run(sql: string, parameters: readonly unknown[] = []) {
    try {
      return this.#run(sql, parameters as SQLInputValue[]);
    } catch (error) {
      // A connection that is stuck in a transaction would refuse every later one.
      if (sql === 'rollback') this.close();
      throw withCodes(error as SqliteError);
    }
  }

  close(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  #run(sql: string, parameters: readonly SQLInputValue[]) {
    const database = (this.#database ??= this.#open());
    if (sql === 'rollback') {
      // A full disk may have ended the transaction already, which is as good.
      if (database.isTransaction) database.exec(sql);
      return { rows: [], numAffectedRows: 0n };
    }
    // Also before a read: an enquiry in a deleted file is not stored.
    this.#requireFilesInPlace();
    const statement = database.prepare(sql);
    if (statement.columns().length > 0) {
      const rows = statement.all(...parameters);
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes } = statement.run(...parameters);
    if (sql === 'commit') this.#requireFilesInPlace();
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #open(): DatabaseSync {
    const orphanedLog = describeOrphanedLog(this.#file);
    if (orphanedLog !== undefined) throw new Error(orphanedLog);
    // Not created here: a missing file must not be replaced by an empty one.
    const address = pathToFileURL(this.#file);
    address.searchParams.set('mode', 'rw');
    const database = new DatabaseSync(address, { timeout: BUSY_TIMEOUT_MS });
    try {
      setUp(database);
    } catch (error) {
      database.close();
      throw error;
    }
    this.#identity = identifyFiles(this.#file);
    return database;
  }

  /** SQLite goes on writing to files that were deleted or moved away: what is stored there is lost. */
  #requireFilesInPlace(): void {
    if (identifyFiles(this.#file) === this.#identity) return;
    throw new Error(
      `${this.#file}, its -wal or its -shm was moved, deleted or replaced while it was open, so nothing is stored: put it back; ` +
        'what was deleted can be saved as long as the server runs (docs/guides/enquiries.md, "When the database file is gone").',
    );
  }
}

function setUp(database: DatabaseSync): void {
  switchToWriteAheadLog(database);
  // Every commit is synced to disk before it is answered.
  database.exec('pragma synchronous = full');
  // What staff delete is overwritten, not only unlinked, also when the file cannot be written anew after it.
  database.exec('pragma secure_delete = on');
  // The first read opens the log.
  database.exec('select 1 from sqlite_schema limit 1');
}

/**
 * When two processes switch a new file at once, SQLite refuses one of them without waiting for the
 * other, whatever its timeout is (https://www.sqlite.org/c3ref/busy_handler.html, on deadlocks).
 */
function switchToWriteAheadLog(database: DatabaseSync): void {
  const end = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      // The low byte is the primary result code.
      const isBusy = ((error as SqliteError).errcode & 0xff) === SQLITE_BUSY;
      if (!isBusy || Date.now() > end) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
  }
}

/** What `node:sqlite` throws; `errcode` is SQLite's extended result code, such as 13 for a full disk. */
interface SqliteError extends Error {
  code: string;
  errcode: number;
}

/** Only the message of an error crosses the threads. */
function withCodes(error: SqliteError): Error {
  if (typeof error.errcode !== 'number') return error;
  return new Error(`${error.message} (${error.code} ${error.errcode})`, { cause: error });
}
