import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { EnquiryLog } from '../../enquiry-log.ts';
import { describeStorageFailure } from '../storage-failure.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** A query that takes longer has met a server that hangs: its connection is given up. */
const QUERY_TIMEOUT_MS = 8000;

/** "On disk before the answer leaves" must not depend on the database's own configuration. */
const WAIT_FOR_DISK = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/** The address with an `sslmode` as strict as `pg` takes it: of others, `pg` talks at each start and command. */
export function withPlainSslMode(url: string): string {
  if (url.includes('uselibpqcompat=true')) return url;
  return url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** Connections to PostgreSQL, made as they are needed and made again after they were cut. */
export function openPool(url: string, log: Partial<EnquiryLog>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withPlainSslMode(url),
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'website-enquiries',
    // The pool waits for the promise, though the type does not say so.
    onConnect: (client) => client.query(WAIT_FOR_DISK) as unknown as void,
  });
  // Without a listener, a connection that is cut would end the process.
  pool.on('error', (error) => {
    log.warn?.({ problem: describeStorageFailure(error) }, 'A database connection was cut.');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The pool for Kysely. Closes connections on which a query was cut off, since their state is unknown. */
export function discardDoubtfulConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      let isDoubtful = false;
      return {
        async query(text: string, values: readonly unknown[]) {
          try {
            return await client.query(text, [...values]);
          } catch (error) {
            isDoubtful ||= !(error instanceof pg.DatabaseError);
            throw error;
          }
        },
        release: (destroy?: boolean) => client.release(destroy === true || isDoubtful),
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    },
    end: () => pool.end(),
  };
}
