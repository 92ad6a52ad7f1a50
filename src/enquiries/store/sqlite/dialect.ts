import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely';
import { SqliteConnection } from './connection.ts';

/** Kysely over the embedded database of Node, which runs in a thread of its own. */
export class SqliteThreadDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteThreadDriver(this.#file);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/**
 * Migrations run in one transaction. As a transaction takes the write lock at its begin, processes
 * that start together migrate one after the other.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteThreadDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  /** Settles when the connection is free; each holder queues behind the one before it. */
  #turn: Promise<void> = Promise.resolve();
  #endTurn: () => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const previousTurn = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await previousTurn;
    this.#endTurn = resolve;
    try {
      if (this.#connection === undefined || this.#connection.isBroken) {
        this.#connection = new SqliteConnection(this.#file);
      }
      return this.#connection;
    } catch (error) {
      resolve();
      throw error;
    }
  }

  releaseConnection(): Promise<void> {
    this.#endTurn();
    return Promise.resolve();
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    // The write lock at once: a transaction that asks for it later can be refused without waiting.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}
