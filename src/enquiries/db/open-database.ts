import { closeSync, existsSync, lstatSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { EnquiryLog } from '../enquiry-log.ts';
import { SettingError } from '../../settings/read-settings.ts';
import { describeDatabase, type DatabaseSettings } from './database-setting.ts';
import { findTablesProblem, MADE_BY_NEWER_VERSION, migrate } from './migrations.ts';
import { closeAbortedConnections, openPool } from './postgres/pool.ts';
import type { EnquiryDatabase } from './schema.ts';
import { SqliteThreadDialect } from './sqlite/dialect.ts';
import { describeOrphanedLog } from './sqlite/files.ts';
import { describeDamage } from './storage-failure.ts';

const POSTGRES_VERSION_MIN = 150_000;

/** A database connection with up-to-date tables. */
type OpenDatabase = {
  db: Kysely<EnquiryDatabase>;
  /** The connection pool of PostgreSQL, also used by the limits; undefined for the embedded database. */
  pool: pg.Pool | undefined;
};

/**
 * Opens a database. Creates a missing SQLite file and creates or updates the tables, unless `isSetUp`: the server must
 * then have done so, and nothing is changed. Throws a SettingError with the reason when DATABASE_URL cannot be used.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Partial<EnquiryLog>,
  { isSetUp } = { isSetUp: false },
): Promise<OpenDatabase> {
  let database: OpenDatabase | undefined;
  try {
    if (settings.kind === 'sqlite') {
      prepareFile(settings.file, isSetUp, log);
      const dialect = new SqliteThreadDialect({ file: settings.file, isSetUp });
      database = { db: new Kysely({ dialect }), pool: undefined };
    } else {
      database = openPostgres(settings.url, log);
      await checkPostgres(database.db);
    }
    if (isSetUp) {
      const problem = await findTablesProblem(database.db, settings.kind);
      if (problem !== undefined) throw unusable(`${describeDatabase(settings)} ${problem}`);
    } else {
      await migrate(database.db, settings.kind);
    }
    return database;
  } catch (error) {
    await database?.db.destroy().catch(() => undefined);
    if (error instanceof SettingError) throw error;
    throw unusable(explain(settings, error));
  }
}

/** Checks that the file exists if it is set up, and creates it otherwise. */
function prepareFile(file: string, isSetUp: boolean, log: Partial<EnquiryLog>): void {
  const orphanedLog = describeOrphanedLog(file);
  if (orphanedLog !== undefined) throw unusable(orphanedLog);
  const isNew = !existsSync(file);
  if (isNew && lstatSync(file, { throwIfNoEntry: false }) !== undefined) {
    throw unusable(`${file} is a symbolic link to a file that is missing.`);
  }
  if (isSetUp && (isNew || statSync(file).size === 0)) {
    throw unusable(`there is no database at ${file}. Correct the path; the server makes the file.`);
  }
  if (isSetUp) return;
  const folder = path.dirname(file);
  // Creates only this folder, since a mistyped path should be an error.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  // Enquiries are personal data: only the owner may read the file.
  closeSync(openSync(file, 'a', 0o600));
  if (isNew) log.info?.({ file }, 'There was no database; a new one is made.');
}

const unusable = (reason: string) => new SettingError('DATABASE_URL', reason);

function openPostgres(url: string, log: Partial<EnquiryLog>): OpenDatabase {
  const pool = openPool(url, log);
  const dialect = new PostgresDialect({ pool: closeAbortedConnections(pool) });
  return { db: new Kysely({ dialect }), pool };
}

async function checkPostgres(db: Kysely<EnquiryDatabase>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version,
      current_setting('server_encoding') as encoding`.execute(db);
  const [server] = rows;
  if (Number(server?.version) < POSTGRES_VERSION_MIN) {
    throw unusable('the server is older than PostgreSQL 15. Upgrade it.');
  }
  if (server?.encoding !== 'UTF8') {
    throw unusable(
      `the database is encoded in ${server?.encoding}, which cannot hold every name. Create it with encoding UTF8.`,
    );
  }
}

/** Returns why a database cannot be used and how to fix that. Contains no password. */
function explain(settings: DatabaseSettings, error: unknown): string {
  const reason = reasonOf(error);
  if (reason.startsWith('corrupted migrations')) {
    return `${describeDatabase(settings)} ${MADE_BY_NEWER_VERSION}`;
  }
  if (settings.kind === 'sqlite') {
    const damage = describeDamage(error);
    if (damage !== undefined) return `${settings.file} cannot be used. ${damage}`;
    return `${settings.file} cannot be used: ${reason}. Check that it is a database of this program and that this user may write to it and to its folder.`;
  }
  return `${describeDatabase(settings)} cannot be used: ${reason}. Start PostgreSQL, or correct the address.`;
}

function reasonOf(error: unknown): string {
  // For a host with several addresses, the error contains one error per address.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const message = first instanceof Error ? first.message : String(first);
  return message.replace(/\.$/, '');
}
