import { sql, type RawBuilder } from 'kysely';
import type { DatabaseKind, Timestamp } from './schema.ts';

/** By the clock of the database, which machines share: now (on PostgreSQL, as the transaction began) or later. */
export function databaseNow(kind: DatabaseKind, laterMs = 0): RawBuilder<Timestamp> {
  return kind === 'postgres'
    ? sql`to_char((now() + ${laterMs}::float8 * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${laterMs / 1000} seconds`})`;
}
