import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { EnquiryDatabase } from './schema.ts';

const LIMIT_TABLE = 'enquiry_limit';

const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('enquiry')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('product', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('enquiry_by_time')
      .on('enquiry')
      .columns(['received_at', 'reference'])
      .execute();
    await db.schema
      .createTable('outbox')
      .addColumn('reference', 'text', (column) =>
        column.primaryKey().references('enquiry.reference').onDelete('cascade'),
      )
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('waiting', 'sent', 'failed')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('claimed_by', 'text')
      .addColumn('problem', 'text')
      .addColumn('problem_scope', 'text')
      .addColumn('sent_at', 'text')
      .execute();
    await db.schema
      .createIndex('outbox_by_due')
      .on('outbox')
      .columns(['state', 'due_at'])
      .execute();
    await db.schema
      .createTable('storage_probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('padding', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Only PostgreSQL shares the limits between processes. Unlogged: counting must not wait for the disk. */
const createLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create unlogged table ${sql.table(LIMIT_TABLE)} (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  },
};

/** Text sorts by code point whatever the database's locale is: times are text. */
const sortTimesByCodePoint: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table enquiry alter column received_at type text collate "C"`.execute(db);
    await sql`alter table outbox alter column due_at type text collate "C"`.execute(db);
  },
};

/** A mail's Message-ID is made of its enquiry's reference. */
const dropMessageId: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').dropColumn('message_id').execute();
  },
};

/** Null in what was stored before: nothing was asked then. */
const addQuotation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').addColumn('quotation', 'text').execute();
  },
};

/** When a backup was made last, and where it was put; one row. */
const addLastBackup: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('last_backup')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('finished_at', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .execute();
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('last_backup').execute();
  },
};

const SHARED: Record<string, Migration> = {
  '0001-enquiries': createTables,
  '0004-message-id': dropMessageId,
  '0005-quotation': addQuotation,
  '0006-last-backup': addLastBackup,
};
const POSTGRES_ONLY: Record<string, Migration> = {
  '0002-limits': createLimits,
  '0003-collation': sortTimesByCodePoint,
};

/**
 * The migrations of a kind of database, by name. New ones are added at the end, never changed. One
 * that loses nothing when it is undone has a `down`, so that the version before can be gone back to.
 */
export function migrationsOf(kind: 'sqlite' | 'postgres'): Readonly<Record<string, Migration>> {
  return kind === 'postgres' ? { ...SHARED, ...POSTGRES_ONLY } : SHARED;
}

function createMigrator(db: Kysely<EnquiryDatabase>, kind: 'sqlite' | 'postgres'): Migrator {
  const getMigrations = () => Promise.resolve({ ...migrationsOf(kind) });
  return new Migrator({ db, provider: { getMigrations } });
}

/** Brings a schema up to date. Throws what the database says; "corrupted migrations" when a newer version made it. */
export async function migrate(
  db: Kysely<EnquiryDatabase>,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  const { error } = await createMigrator(db, kind).migrateToLatest();
  if (error !== undefined) throw toError(error);
}

/**
 * Takes the latest migration back. Returns its name, and the one that is the latest then; undefined
 * when it cannot be undone without a loss.
 */
export async function stepBack(
  db: Kysely<EnquiryDatabase>,
  kind: 'sqlite' | 'postgres',
): Promise<{ undone: string; latest: string } | undefined> {
  const migrator = createMigrator(db, kind);
  const done = (await migrator.getMigrations()).filter(
    ({ executedAt }) => executedAt !== undefined,
  );
  const [latest, last] = done.slice(-2);
  if (latest === undefined || last?.migration.down === undefined) return undefined;
  const { error } = await migrator.migrateDown();
  if (error !== undefined) throw toError(error);
  return { undone: last.name, latest: latest.name };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The database could not be migrated');
}
