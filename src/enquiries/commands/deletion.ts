import { describeStorageFailure } from '../store/storage-failure.ts';
import type { CommandTools } from './command.ts';

export const YES_OPTION = ['-y, --yes', 'deletes without asking'] as const;
export interface Deletion {
  yes?: true;
}

/** Lets go on what was told: by `--yes` or by the answer to the question. Throws otherwise. */
export async function confirm({ yes }: Deletion, { terminal }: CommandTools): Promise<void> {
  if (yes === true) return;
  const answer = await terminal.ask('Delete for good? (y/N) ');
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was deleted.');
}

/** Takes what was deleted out of the database's files. Throws when it is left in them. */
export async function eraseDeleted({ store, settings, terminal }: CommandTools): Promise<void> {
  const { database } = settings;
  if (database.kind === 'postgres') {
    await terminal.write(
      'PostgreSQL overwrites deleted rows in its files by and by (autovacuum, its log); ' +
        '"vacuum full enquiry, outbox" rewrites the tables at once.\n',
    );
    return;
  }
  try {
    await store.eraseDeleted();
  } catch (error) {
    throw new Error(
      'It is deleted, but its bytes may still be in the files of the database, which could not be written anew: ' +
        `${describeStorageFailure(error)}.\n` +
        `Run later: sqlite3 -cmd ".timeout 60000" ${database.file} "vacuum; pragma wal_checkpoint(truncate)"`,
      { cause: error },
    );
  }
}
