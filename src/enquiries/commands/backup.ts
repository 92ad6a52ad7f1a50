import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { writeBackup } from '../store/backup-file.ts';
import { describeStorageFailure } from '../store/storage-failure.ts';
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

async function backUp(
  { db, store, settings, terminal }: CommandTools,
  typed: string,
): Promise<void> {
  const file = path.resolve(typed);
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  let enquiries: number;
  try {
    enquiries = await writeBackup(db, settings.database.kind, file);
  } catch (error) {
    throw new Error(`There is no backup: ${describeStorageFailure(error)}.`, { cause: error });
  }
  await store.noteBackup(file);
  await terminal.write(
    `${counted(enquiries, 'enquiry is', 'enquiries are')} in ${file} (${formatBytes(statSync(file).size)}), read back and found whole.\n`,
  );
}
