import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { migrationsOf } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import type { DatabaseKind, EnquiryDatabase } from './schema.ts';
import { databaseFiles } from './sqlite/files.ts';

/** Rows per statement: SQLite limits the number of parameters of a statement. */
const PAGE_LENGTH = 500;

/**
 * Writes all enquiries with their mails, as of one moment, into a new SQLite file. Servers can store enquiries
 * meanwhile. The file gets its final name only after it is complete, has been read back and is synced to disk. Returns
 * the number of enquiries in it.
 */
export async function writeBackup(
  db: Kysely<EnquiryDatabase>,
  kind: DatabaseKind,
  file: string,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  try {
    // The file contains personal data, so only its owner may read it, from the first byte on.
    closeSync(openSync(unfinished, 'wx', 0o600));
    if (kind === 'sqlite') await sql`vacuum into ${unfinished}`.execute(db);
    else await copyIntoFile(db, unfinished);
    const enquiries = readBackup(unfinished);
    if (typeof enquiries === 'string') throw new Error(enquiries);
    sync(unfinished);
    renameSync(unfinished, file);
    sync(path.dirname(file));
    return enquiries;
  } finally {
    for (const name of databaseFiles(unfinished)) rmSync(name, { force: true });
  }
}

async function copyIntoFile(db: Kysely<EnquiryDatabase>, file: string): Promise<void> {
  await using copy = (await openDatabase({ kind: 'sqlite', file }, {})).db;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((from) => copy.transaction().execute((to) => copyEnquiries(from, to)));
  // One file, without a write-ahead log beside it.
  await sql`pragma journal_mode = delete`.execute(copy);
}

/**
 * Copies all enquiries with their mails from one store into another. If both are transactions, the copy shows one
 * moment of the source, and is written completely or not at all. Returns the number of enquiries.
 */
export async function copyEnquiries(
  from: Kysely<EnquiryDatabase>,
  to: Kysely<EnquiryDatabase>,
): Promise<number> {
  let copied = 0;
  let after = '';
  for (;;) {
    const enquiries = await from
      .selectFrom('enquiry')
      .selectAll()
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(PAGE_LENGTH)
      .execute();
    const last = enquiries.at(-1)?.reference;
    if (last === undefined) return copied;
    const mails = await from
      .selectFrom('outbox')
      .selectAll()
      .where('reference', '>', after)
      .where('reference', '<=', last)
      .execute();
    await to.insertInto('enquiry').values(enquiries).execute();
    await to.insertInto('outbox').values(mails).execute();
    copied += enquiries.length;
    after = last;
  }
}

/**
 * Returns the number of enquiries in a backup, or the reason why it cannot be restored, as the end of a sentence about
 * it.
 */
export function readBackup(file: string): number | string {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const problems = database.prepare('pragma integrity_check').all();
    if (problems[0]?.['integrity_check'] !== 'ok') return 'is damaged';
    const known = migrationsOf('sqlite');
    const migrations = database.prepare('select name from kysely_migration').all();
    if (!migrations.every(({ name }) => Object.hasOwn(known, String(name)))) {
      return 'was made by a newer version of this program; let that version restore it';
    }
    return Number(database.prepare('select count(*) as count from enquiry').get()?.['count']);
  } catch {
    return 'is not a backup of this program, or is damaged';
  }
}

function sync(file: string): void {
  const opened = openSync(file, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
