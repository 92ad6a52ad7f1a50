import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { migrationsOf } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import type { DatabaseKind, EnquiryDatabase } from './schema.ts';
import { databaseFiles } from './sqlite/files.ts';

/** Rows of one statement: bound by the parameters that it may have. */
const PAGE_LENGTH = 500;

/**
 * Writes all enquiries with their mails, as they are at one moment, into a new SQLite file, while servers go on storing.
 * It has its name only once it is whole, was read back and is synced to disk. Returns how many enquiries are in it.
 */
export async function writeBackup(
  db: Kysely<EnquiryDatabase>,
  kind: DatabaseKind,
  file: string,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  try {
    // Personal data: the owner's only, from the first byte on.
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
  // One file, without a log beside it.
  await sql`pragma journal_mode = delete`.execute(copy);
}

/**
 * Copies all enquiries with their mails from one store into another. Given as transactions, what is copied is one
 * moment of the first, and all or nothing of it is in the second. Returns how many.
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

/** How many enquiries are in a backup, or why it cannot be restored, as the end of a sentence about it. */
export function readBackup(file: string): number | string {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const faults = database.prepare('pragma integrity_check').all();
    if (faults[0]?.['integrity_check'] !== 'ok') return 'is damaged';
    const known = migrationsOf('sqlite');
    const migrations = database.prepare('select name from kysely_migration').all();
    if (!migrations.every(({ name }) => Object.hasOwn(known, String(name)))) {
      return 'was made by a newer version of this program; let that version restore it';
    }
    return Number(database.prepare('select count(*) as count from enquiry').get()?.['count']);
  } catch {
    return 'is no backup of this program, or is damaged';
  }
}

function sync(file: string): void {
  const opened = openSync(file, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
