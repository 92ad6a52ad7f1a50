import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, SqliteAdapter, type DatabaseConnection } from 'kysely';
import { BaseSqliteDialect } from 'kysely-generic-sqlite';
import { GenericSqliteWorkerDriver } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import type { SqliteTarget } from './sqlite-file.ts';

/** The worker's file: `.ts` in the source, `.js` in a build. */
const WORKER = `./worker${path.extname(import.meta.url)}`;

/** Kysely dialect for Node's embedded SQLite, which runs in a worker thread. */
export class SqliteThreadDialect extends BaseSqliteDialect {
  constructor(target: SqliteTarget) {
    super(() => new SqliteThreadDriver(target));
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Migrations run in one transaction, which takes the write lock, so processes migrate one after the other. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteThreadDriver extends GenericSqliteWorkerDriver<Worker, SqliteTarget> {
  #hasEnded = false;

  constructor(data: SqliteTarget) {
    const worker = () => {
      this.#hasEnded = false;
      // The worker does not inherit options of the main process, such as a test runner's loader.
      const started = new Worker(new URL(WORKER, import.meta.url), { execArgv: [] });
      return started.once('exit', () => (this.#hasEnded = true));
    };
    super(createNodeWorkerExecutor({ worker, data }));
  }

  /**
   * Starts the worker again if it has ended. Never rejects: after a rejection, Kysely would keep its lock on the
   * connection.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      if (this.#hasEnded || this.conn === undefined) await this.init();
      return await super.acquireConnection();
    } catch (error) {
      return failingConnection(error);
    }
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // `immediate` takes the write lock at once. SQLite can reject a later upgrade to a write lock without waiting.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Returns a connection on which every query rejects with the error. */
function failingConnection(error: unknown): DatabaseConnection {
  const reason = error instanceof Error ? error : new Error(String(error));
  return {
    executeQuery: () => Promise.reject(reason),
    // eslint-disable-next-line require-yield
    async *streamQuery() {
      await Promise.reject(reason);
    },
  };
}
