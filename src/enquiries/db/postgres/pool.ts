import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { EnquiryLog } from '../../enquiry-log.ts';
import { describeStorageFailure } from '../storage-failure.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** A query that takes longer is aborted and its connection closed, because the server hangs. */
const QUERY_TIMEOUT_MS = 8000;

/** A commit must be on disk before the visitor gets the answer, even if the database has synchronous_commit off. */
const WAIT_FOR_DISK = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/** Creates a connection pool. Connections are made on demand and replaced after they were cut. */
export function openPool(url: string, log: Partial<EnquiryLog>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'website-enquiries',
    // `pg` waits for the promise, though its type says `void`.
    onConnect: (client) => client.query(WAIT_FOR_DISK) as unknown as void,
  });
  // Without a listener, a dropped idle connection would end the process.
  pool.on('error', (error) => {
    log.warn?.({ problem: describeStorageFailure(error) }, 'A database connection was cut.');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Wraps the pool for Kysely. A connection whose query was aborted is closed, since its state is unknown. */
export function closeAbortedConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      let isAborted = false;
      return {
        async query(text: string, values: readonly unknown[]) {
          try {
            return await client.query(text, [...values]);
          } catch (error) {
            isAborted ||= !(error instanceof pg.DatabaseError);
            throw error;
          }
        },
        release: (destroy?: boolean) => client.release(destroy === true || isAborted),
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    },
    end: () => pool.end(),
  };
}
