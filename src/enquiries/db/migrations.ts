import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { DatabaseKind, EnquiryDatabase } from './schema.ts';

/** Counters of the limits, shared between processes. Unlogged, because counting must not wait for the disk. */
const CREATE_LIMIT_COUNTERS = sql`create unlogged table enquiry_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`;

/** Creates all tables. `schema.ts` explains the columns. */
function createTables(kind: DatabaseKind): Migration['up'] {
  // Times are stored as text. Collation C sorts them by code point in every locale, as SQLite does.
  const time = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  const statements = [
    sql`create table enquiry (
      reference text primary key,
      submission_key text not null unique,
      received_at ${time} not null,
      name text not null,
      company text not null,
      email text not null,
      phone text not null,
      message text not null,
      product text not null,
      quotation text,
      suspected integer not null
    )`,
    sql`create index enquiry_by_time on enquiry (received_at, reference)`,
    sql`create table outbox (
      reference text not null references enquiry (reference) on delete cascade,
      kind text not null check (kind in ('enquiry', 'acknowledgement')),
      state text not null check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null,
      due_at ${time} not null,
      claimed_by text,
      problem text,
      sent_at text,
      primary key (reference, kind)
    )`,
    sql`create index outbox_by_due on outbox (kind, state, due_at)`,
    sql`create table acknowledged_address (
      address text primary key,
      reference text not null references enquiry (reference) on delete cascade,
      tried_at ${time} not null
    )`,
    sql`create index acknowledged_by_reference on acknowledged_address (reference)`,
    sql`create table storage_probe (id integer primary key, padding text not null)`,
    ...(kind === 'postgres' ? [CREATE_LIMIT_COUNTERS] : []),
  ];
  return async (db) => {
    for (const statement of statements) await statement.execute(db);
  };
}

/** Migrations by name. New ones are added at the end; once a version is in use, its migrations are never changed. */
export function migrationsOf(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  return { '0001-enquiries': { up: createTables(kind) } };
}

export const MADE_BY_NEWER_VERSION =
  'was made by a newer version of this program. Run that version, or restore a backup of this one into a new ' +
  'database (docs/guides/operating.md).';

/**
 * Applies all missing migrations. Throws the database's error, or "corrupted migrations" when a newer version of this
 * program has migrated the database.
 */
export async function migrate(db: Kysely<EnquiryDatabase>, kind: DatabaseKind): Promise<void> {
  const getMigrations = () => Promise.resolve({ ...migrationsOf(kind) });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error !== undefined) throw error as Error;
}

/**
 * Returns the reason why a database does not have the tables of this version, as the end of a sentence about it;
 * undefined if it has them. Changes nothing.
 */
export async function findTablesProblem(
  db: Kysely<EnquiryDatabase>,
  kind: DatabaseKind,
): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) {
    return 'has no tables of this program. Correct the address; the server makes the tables.';
  }
  const known = Object.keys(migrationsOf(kind));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = rows.map(({ name }) => name);
  if (!applied.every((name) => known.includes(name))) return MADE_BY_NEWER_VERSION;
  if (applied.length === known.length) return undefined;
  return 'was made by an older version of this program. Start the server, which updates it.';
}
