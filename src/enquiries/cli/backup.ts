import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { contactPage } from '../../records/content.ts';
import { copyEnquiries, readBackup, writeBackup } from '../db/backup-file.ts';
import { describeDatabase } from '../db/database-setting.ts';
import { openDatabase } from '../db/open-database.ts';
import { describeStorageFailure } from '../db/storage-failure.ts';
import { deleteOldBackups, nameBackup, readErased } from './backup-folder.ts';
import { counted } from './format.ts';
import type { CommandContext } from './on-store.ts';

/** Writes a new backup into the folder for them, and deletes those that are older than the privacy notice permits. */
export async function backUp({ db, store, settings }: CommandContext): Promise<void> {
  const folder = settings.backupFolder;
  let file: string;
  let enquiries: number;
  try {
    file = nameBackup(folder);
    enquiries = await writeBackup(db, settings.database.kind, file);
  } catch (error) {
    throw new Error(`No backup was made: ${describeStorageFailure(error)}.`, { cause: error });
  }
  // Enquiries deleted during the backup are still in the log, because the backup was reading it.
  await store.emptyLog();
  const count = counted(enquiries, 'enquiry is', 'enquiries are');
  const megabytes = Math.ceil(statSync(file).size / 1_000_000);
  console.log(`${count} in ${file} (${megabytes} MB), read back without errors.`);
  const { backupDays } = contactPage().privacy;
  const deleted = deleteOldBackups(folder, backupDays);
  if (deleted > 0) {
    const files = counted(deleted, 'file was', 'files were');
    console.log(`${files} older than ${backupDays} days and deleted.`);
  }
}

/** Returns the path of a backup. Throws an error with the reason if it cannot be restored. */
export function parseBackup(typed: string): string {
  const file = path.resolve(typed);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const read = readBackup(file);
  if (typeof read === 'string') throw new Error(`${file} ${read}. Nothing was restored.`);
  return file;
}

/** Restores a whole backup in one transaction. Throws when the database already has an enquiry. */
export async function restore(context: CommandContext, file: string): Promise<void> {
  // A backup made by an older version is migrated before it is read. A copy is used so that the backup does not change.
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-restore-'));
  const copy = path.join(folder, 'backup.db');
  try {
    copyFileSync(file, copy);
    await restoreFrom(copy, readErased(path.dirname(file)), context);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restoreFrom(
  file: string,
  erased: readonly string[],
  { db, store, settings }: CommandContext,
): Promise<void> {
  const target = describeDatabase(settings.database);
  await using backup = (await openDatabase({ kind: 'sqlite', file }, {})).db;
  const { numAffectedRows: leftOut = 0n } =
    await sql`delete from enquiry where reference in (select value from json_each(${JSON.stringify(erased)}))`.execute(
      backup,
    );
  const restored = await db.transaction().execute(async (to) => {
    const found = await to.selectFrom('enquiry').select('reference').limit(1).execute();
    if (found.length > 0) {
      throw new Error(
        `${target} holds enquiries. A backup is restored into an empty one only: ` +
          'name another, or move this one away while the server is stopped. Nothing was restored.',
      );
    }
    return await copyEnquiries(backup, to);
  });
  console.log(`${counted(restored, 'enquiry was', 'enquiries were')} restored into ${target}.`);
  if (leftOut > 0n) {
    const count = counted(Number(leftOut), 'enquiry was', 'enquiries were');
    console.log(`${count} left out, having been erased after the backup.`);
  }
  const { mails } = await store.counts();
  if (mails.waiting > 0) {
    console.log(
      `${counted(mails.waiting, 'mail waits', 'mails wait')} to be sent, and will be when the server runs. ` +
        'Those that were sent after the backup was made arrive once more, with the same Message-ID.',
    );
  }
}
