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
    down: run(sql`drop table last_backup`),
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
  // Text sorts by code point whatever the database's locale is: times are text.
  '0003-collation': {
    up: run(
      sql`alter table enquiry alter column received_at type text collate "C"`,
      sql`alter table outbox alter column due_at type text collate "C"`,
    ),
  },
};

/** By name. New ones are added at the end, never changed; one that loses nothing when it is undone has a `down`. */
export function migrationsOf(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  return kind === 'postgres' ? { ...SHARED, ...POSTGRES_ONLY } : SHARED;
}

function createMigrator(db: Kysely<EnquiryDatabase>, kind: DatabaseKind): Migrator {
  const getMigrations = () => Promise.resolve({ ...migrationsOf(kind) });
  return new Migrator({ db, provider: { getMigrations } });
}

/** Brings a schema up to date. Throws what the database says; "corrupted migrations" when a newer version made it. */
export async function migrate(db: Kysely<EnquiryDatabase>, kind: DatabaseKind): Promise<void> {
  const { error } = await createMigrator(db, kind).migrateToLatest();
  if (error !== undefined) throw error as Error;
}

/** Takes the latest migration back, unless that loses something, and says which is the latest then. */
export async function stepBack(
  db: Kysely<EnquiryDatabase>,
  kind: DatabaseKind,
): Promise<{ undone: string; latest: string } | undefined> {
  const migrator = createMigrator(db, kind);
  const migrations = await migrator.getMigrations();
  const [before, last] = migrations.filter(({ executedAt }) => executedAt).slice(-2);
  if (before === undefined || last?.migration.down === undefined) return undefined;
  const { error } = await migrator.migrateDown();
  if (error !== undefined) throw error as Error;
  return { undone: last.name, latest: before.name };
}
