import { createInterface } from 'node:readline/promises';
import type { DeletedMail } from '../db/staff-store.ts';
import { describeStorageFailure } from '../db/storage-failure.ts';
import { inOneLine } from '../one-line.ts';
import { counted, localTime } from './format.ts';
import { enquiryNotFound, findEnquiry, type CommandContext } from './on-store.ts';
import { describeMail } from './show.ts';

const DAY_MS = 86_400_000;

interface DeletionOptions {
  yes?: true;
}

export async function purge(
  context: CommandContext,
  options: DeletionOptions & { olderThan: number },
): Promise<void> {
  const { store } = context;
  const receivedBefore = new Date(Date.now() - options.olderThan * DAY_MS).toISOString();
  const { enquiries, unsent } = await store.countForPurge(receivedBefore);
  const time = localTime(receivedBefore);
  if (enquiries === 0) {
    console.log(`No enquiry was received before ${time}.`);
    return;
  }
  const what = counted(enquiries, 'enquiry,', 'enquiries, all');
  console.log(`This deletes ${what} received before ${time}.`);
  if (unsent > 0) {
    console.log(`Of these, ${counted(unsent, 'mail was', 'mails were')} never sent.`);
  }
  await confirm(options);
  const deleted = await store.purge(receivedBefore);
  console.log(`${counted(deleted, 'enquiry was', 'enquiries were')} deleted.`);
  await eraseDeleted(context);
}

export async function deleteEnquiry(
  context: CommandContext,
  reference: string,
  options: DeletionOptions,
): Promise<void> {
  const { store, settings } = context;
  const enquiry = await findEnquiry(store, reference);
  console.log(
    `This deletes the enquiry ${reference} of ${inOneLine(enquiry.name)}, ` +
      `received on ${localTime(enquiry.received_at)}, with its mail (${describeMail(enquiry)}).`,
  );
  await confirm(options);
  const mail = await store.delete(reference);
  if (mail === undefined) throw enquiryNotFound(reference);
  console.log(
    `The enquiry ${reference} was deleted from the database.\n` +
      `${describeDeletedMail(mail, settings.to)}\n` +
      'This command does not reach exported files, answers and forwarded mails, and backups: ' +
      'delete it there by hand, and again after a backup was restored.',
  );
  await eraseDeleted(context);
}

function describeDeletedMail({ sentAt, isHeld }: DeletedMail, to: string): string {
  if (sentAt !== null) {
    return `Its mail was sent to ${to} on ${localTime(sentAt)}: delete it there too.`;
  }
  return isHeld
    ? `Its mail was on its way to ${to} just then and may still arrive: look there in some minutes.`
    : 'Its mail was not sent, and will not be.';
}

/** Throws unless `--yes` was given or the user answers yes. Without an interactive input, the answer is no. */
async function confirm({ yes }: DeletionOptions): Promise<void> {
  if (yes === true) return;
  const input = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => input.once('close', () => resolve('')));
  const answer = await Promise.race([input.question('Delete for good? (y/N) '), ended]);
  input.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was deleted.');
}

/** Removes deleted rows from the files of SQLite. Throws when they may still be there. */
async function eraseDeleted({ store, settings }: CommandContext): Promise<void> {
  const { database } = settings;
  if (database.kind === 'postgres') {
    console.log(
      'PostgreSQL overwrites deleted rows in its files by and by (autovacuum, its log); ' +
        '"vacuum full enquiry, outbox" rewrites the tables at once.',
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
