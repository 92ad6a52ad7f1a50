import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { copyEnquiries, readBackup, writeBackup } from '../db/backup-file.ts';
import { openDatabase } from '../db/open-database.ts';
import { describeStorageFailure } from '../db/storage-failure.ts';
import { counted, formatBytes, type CommandTools, type OnStore } from './command.ts';

export function addBackupCommand(program: Command, onStore: OnStore): void {
  program
    .command('backup')
    .summary('all enquiries into a file, while the site runs')
    .description(
      'Writes all enquiries and what became of their mails into a new file that only you can read, while ' +
        'the site goes on. The file is an SQLite database, whichever store it comes from, and "restore" ' +
        'puts it into either. Everything that was answered before the command began is in it.',
    )
    .argument('<FILE>', 'a new file; its folder must exist')
    // An empty database that is made by a typing error must not be taken for the enquiries.
    .action(onStore(backUp, { mustExist: true }));
}

async function backUp({ db, settings, terminal }: CommandTools, typed: string): Promise<void> {
  const file = path.resolve(typed);
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  let enquiries: number;
  try {
    enquiries = await writeBackup(db, settings.database.kind, file);
  } catch (error) {
    throw new Error(`There is no backup: ${describeStorageFailure(error)}.`, { cause: error });
  }
  await terminal.write(
    `${counted(enquiries, 'enquiry is', 'enquiries are')} in ${file} (${formatBytes(statSync(file).size)}), read back and found whole.\n`,
  );
}

export function addRestoreCommand(program: Command, onStore: OnStore): void {
  program
    .command('restore')
    .summary('a backup into an empty database')
    .description(
      'Puts a backup into the database of DATABASE_URL, which must hold no enquiry: all of it, or nothing. ' +
        'It may come from the other kind of database or from an older version.',
    )
    .argument('<FILE>', 'what "backup" wrote')
    .action(onStore(restore));
}

async function restore(tools: CommandTools, typed: string): Promise<void> {
  const file = path.resolve(typed);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const read = readBackup(file);
  if (typeof read === 'string') throw new Error(`${file} ${read}. Nothing was restored.`);
  // A copy: one of an older version is brought up to date before it is read.
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-restore-'));
  const copy = path.join(folder, 'backup.db');
  try {
    copyFileSync(file, copy);
    await fill(tools, copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill({ db, store, terminal }: CommandTools, copy: string): Promise<void> {
  await using backup = (await openDatabase({ kind: 'sqlite', file: copy }, {})).db;
  const restored = await db.transaction().execute(async (to) => {
    const found = await to.selectFrom('enquiry').select('reference').limit(1).execute();
    if (found.length > 0) {
      throw new Error(
        'The database of DATABASE_URL holds enquiries. A backup is restored into an empty one only: ' +
          'name another, or move this one away while the server is stopped. Nothing was restored.',
      );
    }
    return await copyEnquiries(backup, to);
  });
  await terminal.write(`${counted(restored, 'enquiry was', 'enquiries were')} restored.\n`);
  const { mails } = await store.counts();
  if (mails.waiting > 0) {
    await terminal.write(
      `${counted(mails.waiting, 'mail waits', 'mails wait')} to be sent, and will be when the server runs. ` +
        'Those that were sent after the backup was made arrive once more, with the same Message-ID.\n',
    );
  }
}
