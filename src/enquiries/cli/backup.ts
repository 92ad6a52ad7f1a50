import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyEnquiries, readBackup, writeBackup } from '../db/backup-file.ts';
import { describeDatabase } from '../db/database-setting.ts';
import { openDatabase } from '../db/open-database.ts';
import { describeStorageFailure } from '../db/storage-failure.ts';
import { counted } from './format.ts';
import type { CommandContext } from './on-store.ts';

export async function backUp({ db, settings }: CommandContext, typed: string): Promise<void> {
  const file = path.resolve(typed);
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  let enquiries: number;
  try {
    // Creates only this folder, since a mistyped path should be an error.
    if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { mode: 0o700 });
    enquiries = await writeBackup(db, settings.database.kind, file);
  } catch (error) {
    throw new Error(`No backup was made: ${describeStorageFailure(error)}.`, { cause: error });
  }
  const count = counted(enquiries, 'enquiry is', 'enquiries are');
  const megabytes = Math.ceil(statSync(file).size / 1_000_000);
  console.log(`${count} in ${file} (${megabytes} MB), read back without errors.`);
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
    await restoreFrom(copy, context);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restoreFrom(file: string, { db, store, settings }: CommandContext): Promise<void> {
  const target = describeDatabase(settings.database);
  await using backup = (await openDatabase({ kind: 'sqlite', file }, {})).db;
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
  const { mails } = await store.counts();
  if (mails.waiting > 0) {
    console.log(
      `${counted(mails.waiting, 'mail waits', 'mails wait')} to be sent, and will be when the server runs. ` +
        'Those that were sent after the backup was made arrive once more, with the same Message-ID.',
    );
  }
}
