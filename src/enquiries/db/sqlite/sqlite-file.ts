import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { ANSWER_TIMEOUT_MS } from '../answer-timeout.ts';
import { describeOrphanedLog, identifyFiles, isFrozen } from './files.ts';

/** How long a statement waits for another process's lock. */
const BUSY_TIMEOUT_MS = ANSWER_TIMEOUT_MS;
/** Pause between attempts at statements that SQLite rejects at once instead of waiting. */
const BUSY_PAUSE_MS = 20;
const SQLITE_BUSY = 5;

/** The database file to open. */
export type SqliteTarget = Readonly<{
  file: string;
  /** Whether the server has set it up. It is then opened without changes, also on a read-only disk. */
  isSetUp: boolean;
}>;

/** A database file, opened by the first statement. Error messages contain SQLite's message and codes. */
export class SqliteFile {
  readonly #file: string;
  readonly #isSetUp: boolean;
  #database: DatabaseSync | undefined;
  /** Identifies the open files; see `identifyFiles`. */
  #identity = '';

  constructor({ file, isSetUp }: SqliteTarget) {
    this.#file = file;
    this.#isSetUp = isSetUp;
  }

  run(sql: string, parameters: readonly unknown[] = []) {
    try {
      return this.#run(sql, parameters as SQLInputValue[]);
    } catch (error) {
      // After a failed rollback, the connection would reject every later transaction, so it is closed.
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
      // When the disk is full, SQLite may have ended the transaction already.
      if (database.isTransaction) database.exec(sql);
      return { rows: [], numAffectedRows: 0n };
    }
    // Reads check this too: an enquiry in a deleted file counts as not stored.
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
    // `mode=rw` does not create the file: an empty file must not replace a missing one.
    const address = pathToFileURL(this.#file);
    address.searchParams.set('mode', 'rw');
    if (this.#isSetUp && isFrozen(this.#file)) address.searchParams.set('immutable', '1');
    const database = new DatabaseSync(address, { timeout: BUSY_TIMEOUT_MS });
    try {
      if (!this.#isSetUp) switchToWriteAheadLog(database);
      setUp(database);
    } catch (error) {
      database.close();
      throw error;
    }
    this.#identity = identifyFiles(this.#file);
    return database;
  }

  /**
   * Throws when the files were deleted or moved. SQLite would continue to write to them, and the data would be lost.
   */
  #requireFilesInPlace(): void {
    if (identifyFiles(this.#file) === this.#identity) return;
    throw new Error(
      `${this.#file}, its -wal or its -shm was moved, deleted or replaced while it was open, so nothing is stored. Put it back. ` +
        'A deleted file can be recovered while the server runs (docs/guides/enquiries.md, "When the database file is gone").',
    );
  }
}

function setUp(database: DatabaseSync): void {
  // Every commit is synced to disk before the visitor is answered.
  database.exec('pragma synchronous = full');
  // Deleted rows are overwritten with zeros.
  database.exec('pragma secure_delete = on');
  // The first read opens the log.
  database.exec('select 1 from sqlite_schema limit 1');
}

/**
 * When two processes switch a new file to a write-ahead log at once, SQLite rejects one of them at once, despite its
 * timeout (https://www.sqlite.org/c3ref/busy_handler.html, on deadlocks).
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

/** An error of `node:sqlite`. `errcode` is SQLite's extended result code, such as 13 for a full disk. */
type SqliteError = Error & {
  code: string;
  errcode: number;
};

/** Returns an error with the codes in its message, since only the message is passed between threads. */
function withCodes(error: SqliteError): Error {
  if (typeof error.errcode !== 'number') return error;
  return new Error(`${error.message} (${error.code} ${error.errcode})`, { cause: error });
}
