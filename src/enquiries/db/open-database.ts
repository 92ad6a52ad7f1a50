import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { EnquiryLog } from '../enquiry-log.ts';
import { SettingError } from '../../records/read-settings.ts';
import type { DatabaseSettings } from './database-setting.ts';
import { migrate } from './migrations.ts';
import { closeAbortedConnections, openPool } from './postgres/pool.ts';
import type { EnquiryDatabase } from './schema.ts';
import { SqliteThreadDialect } from './sqlite/dialect.ts';
import { describeOrphanedLog } from './sqlite/files.ts';
import { describeDamage } from './storage-failure.ts';

const POSTGRES_VERSION_MIN = 150_000;

/** A database connection with an up-to-date schema. */
interface OpenDatabase {
  db: Kysely<EnquiryDatabase>;
  /** The connection pool of PostgreSQL, also used by the limits; undefined for the embedded database. */
  pool: pg.Pool | undefined;
}

/** Opens a database and migrates its schema. Throws a SettingError with the reason when DATABASE_URL cannot be used. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Partial<EnquiryLog>,
): Promise<OpenDatabase> {
  let database: OpenDatabase | undefined;
  try {
    database =
      settings.kind === 'sqlite' ? openSqlite(settings.file, log) : openPostgres(settings.url, log);
    if (database.pool !== undefined) await checkPostgres(database.db);
    await migrate(database.db, settings.kind);
    return database;
  } catch (error) {
    await database?.db.destroy().catch(() => undefined);
    if (error instanceof SettingError) throw error;
    throw new SettingError('DATABASE_URL', explain(settings, error));
  }
}

function openSqlite(file: string, log: Partial<EnquiryLog>): OpenDatabase {
  const orphanedLog = describeOrphanedLog(file);
  if (orphanedLog !== undefined) throw new SettingError('DATABASE_URL', orphanedLog);
  const folder = path.dirname(file);
  // Creates only this folder, since a mistyped path should be an error.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const isNew = !existsSync(file);
  // Enquiries are personal data: only the owner may read the file.
  closeSync(openSync(file, 'a', 0o600));
  if (isNew) log.info?.({ file }, 'There was no database; a new one is made.');
  return { db: new Kysely({ dialect: new SqliteThreadDialect(file) }), pool: undefined };
}

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
    throw new SettingError('DATABASE_URL', 'the server is older than PostgreSQL 15. Upgrade it.');
  }
  if (server?.encoding !== 'UTF8') {
    throw new SettingError(
      'DATABASE_URL',
      `the database is encoded in ${server?.encoding}, which cannot hold every name. Create it with encoding UTF8.`,
    );
  }
}

/** Returns why a database cannot be used and how to fix that. Contains no password. */
function explain(settings: DatabaseSettings, error: unknown): string {
  const reason = reasonOf(error);
  if (reason.startsWith('corrupted migrations')) {
    return (
      'the database was made by a newer version of this program. Run that version, or restore a backup of ' +
      'this one into a new database (docs/guides/operating.md).'
    );
  }
  if (settings.kind === 'sqlite') {
    const damage = describeDamage(error);
    if (damage !== undefined) return `${settings.file} cannot be used. ${damage}`;
    return `${settings.file} cannot be used: ${reason}. Check that it is a database of this program and that this user may write to it and to its folder.`;
  }
  const { hostname, port, pathname } = new URL(settings.url);
  const address = `${hostname}:${port === '' ? '5432' : port}${pathname}`;
  return `PostgreSQL at ${address} cannot be used: ${reason}. Start it, or correct the address.`;
}

function reasonOf(error: unknown): string {
  // For a host with several addresses, the error contains one error per address.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const message = first instanceof Error ? first.message : String(first);
  return message.replace(/\.$/, '');
}
