import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CompiledQuery, SqliteAdapter, type DatabaseConnection } from 'kysely';
import { BaseSqliteDialect } from 'kysely-generic-sqlite';
import { GenericSqliteWorkerDriver } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';

/** Beside this file, which ends in `.ts` from source and in `.js` in a build. */
const WORKER = `./worker${path.extname(import.meta.url)}`;

/** Kysely over the embedded database of Node, which runs in a thread of its own. */
export class SqliteThreadDialect extends BaseSqliteDialect {
  constructor(file: string) {
    super(() => new SqliteThreadDriver(file));
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Migrations run in one transaction, which takes the write lock: processes migrate one after the other. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteThreadDriver extends GenericSqliteWorkerDriver<Worker, { file: string }> {
  #hasEnded = false;

  constructor(file: string) {
    const worker = () => {
      this.#hasEnded = false;
      // Options of the main process, such as a test runner's loader, are not for this thread.
      const started = new Worker(new URL(WORKER, import.meta.url), { execArgv: [] });
      return started.once('exit', () => (this.#hasEnded = true));
    };
    super(createNodeWorkerExecutor({ worker, data: { file } }));
  }

  /** Starts the thread again if it has ended. Never rejects: Kysely would hold its lock of the connection for good. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      if (this.#hasEnded || this.conn === undefined) await this.init();
      return await super.acquireConnection();
    } catch (error) {
      return failingConnection(error);
    }
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // The write lock at once: a transaction that asks for it later can be refused without waiting.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** A connection on which every query rejects. */
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
