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
  constructor(data: SqliteTarget) {
    super(createNodeWorkerExecutor({ worker: startWorker, data }));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // `immediate` takes the write lock at once. SQLite can reject a later upgrade to a write lock without waiting.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Starts the thread. If it fails, which only a fault of the program or a lack of memory causes, the process ends. */
function startWorker(): Worker {
  // The worker does not inherit options of the main process, such as a test runner's loader.
  const worker = new Worker(new URL(WORKER, import.meta.url), { execArgv: [] });
  return worker.once('error', (cause) => {
    throw new Error("SQLite's thread has failed", { cause });
  });
}
