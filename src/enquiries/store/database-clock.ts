import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EnquiryDatabase, Timestamp } from './schema.ts';

/** The time by the database's clock, within a statement: several machines may share it, and theirs differ. */
export function databaseNow(kind: 'sqlite' | 'postgres'): RawBuilder<Timestamp> {
  return kind === 'postgres'
    ? sql`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
}

/** The same, for reckoning with it. */
export async function databaseTime(
  db: Kysely<EnquiryDatabase>,
  kind: 'sqlite' | 'postgres',
): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select ${databaseNow(kind)} as now`.execute(db);
  return new Date(rows[0]?.now ?? Number.NaN);
}
