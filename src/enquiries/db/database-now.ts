import { sql, type RawBuilder } from 'kysely';
import type { DatabaseKind, Timestamp } from './schema.ts';

/**
 * The current time plus `laterMs`, by the clock of the database, which all servers share. On PostgreSQL, the current
 * time is the start of the transaction.
 */
export function databaseNow(kind: DatabaseKind, laterMs = 0): RawBuilder<Timestamp> {
  return kind === 'postgres'
    ? sql`to_char((now() + ${laterMs}::float8 * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${laterMs / 1000} seconds`})`;
}
