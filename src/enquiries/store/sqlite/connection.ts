import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { SqliteFailure, SqliteReply, SqliteRequest, SqliteResult } from './protocol.ts';

/** An error of SQLite. `errcode` is its extended result code, such as 13 for a full disk. */
export class SqliteError extends Error {
  override name = 'SqliteError';
  readonly code: string | undefined;
  readonly errcode: number | undefined;

  constructor(failure: SqliteFailure) {
    super(failure.message);
    this.code = failure.code;
    this.errcode = failure.errcode;
  }
}

interface PendingRequest {
  resolve(result: SqliteResult): void;
  reject(error: Error): void;
}

/** The one connection to an embedded database, in a thread of its own. */
export class SqliteConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #exited: Promise<void>;
  #lastId = 0;
  #failure: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { file },
      // Options of the main process, such as a test runner's loader, are not for this thread.
      execArgv: [],
    });
    this.#worker.on('message', (reply: SqliteReply) => this.#settle(reply));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('The thread of the embedded database has ended.'));
        resolve();
      });
    });
  }

  /** Whether the thread has died; a new connection is needed. */
  get isBroken(): boolean {
    return this.#failure !== undefined;
  }

  /** Ends the thread after what was asked of it; the last connection to a file tidies its log away. */
  async close(): Promise<void> {
    this.#worker.postMessage('close');
    await this.#exited;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(query.sql, query.parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read in pages, not streamed.');
  }

  /** Ends a transaction; a full disk may have ended it already, which is as good. */
  async rollback(): Promise<void> {
    try {
      await this.run('rollback');
    } catch (error) {
      const hasNothingToEnd = /no transaction is active/.test((error as Error).message);
      if (hasNothingToEnd) return;
      // A connection that is stuck in a transaction would refuse every later one.
      await this.#worker.terminate();
      throw error;
    }
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<SqliteResult> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, sql, parameters } satisfies SqliteRequest);
    });
  }

  #settle(reply: SqliteReply): void {
    const request = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.result === undefined) request?.reject(new SqliteError(reply.failure));
    else request?.resolve(reply.result);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const request of this.#pending.values()) request.reject(error);
    this.#pending.clear();
  }
}
