import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { DatabaseKind, EnquiryDatabase } from './schema.ts';

/** A change of the tables, statement by statement. */
function run(...statements: readonly RawBuilder<unknown>[]) {
  return async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  };
}

const SHARED: Record<string, Migration> = {
  '0001-enquiries': {
    up: run(
      sql`create table enquiry (
        reference text primary key,
        submission_key text not null unique,
        received_at text not null,
        name text not null,
        company text not null,
        email text not null,
        phone text not null,
        message text not null,
        product text not null
      )`,
      sql`create index enquiry_by_time on enquiry (received_at, reference)`,
      sql`create table outbox (
        reference text primary key references enquiry (reference) on delete cascade,
        message_id text not null,
        state text not null check (state in ('waiting', 'sent', 'failed')),
        attempts integer not null,
        due_at text not null,
        claimed_by text,
        problem text,
        problem_scope text,
        sent_at text
      )`,
      sql`create index outbox_by_due on outbox (state, due_at)`,
      sql`create table storage_probe (id integer primary key, padding text not null)`,
    ),
  },
  // A mail's Message-ID is made of its enquiry's reference.
  '0004-message-id': { up: run(sql`alter table outbox drop column message_id`) },
  // Null in what was stored before: nothing was asked then.
  '0005-quotation': { up: run(sql`alter table enquiry add column quotation text`) },
  // When a backup was made last, and where it was put; one row.
  '0006-last-backup': {
    up: run(sql`create table last_backup (
      id integer primary key,
      finished_at text not null,
      file text not null
    )`),
  },
  '0007-no-last-backup': {
    up: run(sql`drop table last_backup`, sql`alter table outbox drop column problem_scope`),
  },
};
const POSTGRES_ONLY: Record<string, Migration> = {
  // The limits, shared between processes. Unlogged: counting must not wait for the disk.
  '0002-limits': {
    up: run(sql`create unlogged table enquiry_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`),
  },
  // Times are text. Collation C sorts it by code point in every locale.
  '0003-collation': {
    up: run(
      sql`alter table enquiry alter column received_at type text collate "C"`,
      sql`alter table outbox alter column due_at type text collate "C"`,
    ),
  },
};

/** Migrations by name. New ones are added at the end; existing ones are never changed. */
export function migrationsOf(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  return kind === 'postgres' ? { ...SHARED, ...POSTGRES_ONLY } : SHARED;
}

/**
 * Brings a schema up to date. Throws the database's error, or "corrupted migrations" when a newer version of this
 * program has migrated it.
 */
export async function migrate(db: Kysely<EnquiryDatabase>, kind: DatabaseKind): Promise<void> {
  const getMigrations = () => Promise.resolve({ ...migrationsOf(kind) });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error !== undefined) throw error as Error;
}
