import type { Command } from 'commander';
import { inOneLine } from '../one-line.ts';
import type { DeletedMail } from '../db/staff-store.ts';
import { describeStorageFailure } from '../db/storage-failure.ts';
import {
  counted,
  enquiryNotFound,
  findEnquiry,
  parseReference,
  REFERENCE_HELP,
  wholeNumber,
  type CommandTools,
  type OnStore,
} from './command.ts';
import { localTime } from './local-time.ts';
import { describeMail } from './show.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 36_500;

const YES_OPTION = ['-y, --yes', 'deletes without asking'] as const;
interface Deletion {
  yes?: true;
}

export function addPurgeCommand(program: Command, onStore: OnStore): void {
  program
    .command('purge')
    .usage('--older-than DAYS [--yes]')
    .summary('delete old enquiries for good')
    .description(
      'Deletes enquiries that were received more than so many days ago. Tells what it will delete and asks first. ' +
        'What is deleted cannot be brought back.',
    )
    .requiredOption('--older-than <DAYS>', 'a whole number of days', wholeNumber(0, DAYS_MAX))
    .option(...YES_OPTION)
    .action(onStore(purge));
}

async function purge(
  tools: CommandTools,
  options: Deletion & { olderThan: number },
): Promise<void> {
  const { store, terminal } = tools;
  const receivedBefore = new Date(Date.now() - options.olderThan * DAY_MS).toISOString();
  const { enquiries, unsent } = await store.countForPurge(receivedBefore);
  const time = localTime(receivedBefore);
  if (enquiries === 0) {
    await terminal.write(`No enquiry was received before ${time}.\n`);
    return;
  }
  const what = counted(enquiries, 'enquiry,', 'enquiries, all');
  await terminal.write(`This deletes ${what} received before ${time}.\n`);
  if (unsent > 0) {
    await terminal.write(`Of these, ${counted(unsent, 'mail was', 'mails were')} never sent.\n`);
  }
  await confirm(options, tools);
  const deleted = await store.purge(receivedBefore);
  await terminal.write(`${counted(deleted, 'enquiry was', 'enquiries were')} deleted.\n`);
  await eraseDeleted(tools);
}

export function addDeleteCommand(program: Command, onStore: OnStore): void {
  program
    .command('delete')
    .summary('delete one enquiry for good')
    .description(
      'Deletes one enquiry and its mail, sent or not, such as when its sender asks for it. ' +
        'Tells what it will delete and asks first. What is deleted cannot be brought back; ' +
        'says where copies may be that it cannot reach.',
    )
    .argument('<REF>', REFERENCE_HELP, parseReference)
    .option(...YES_OPTION)
    .action(onStore(deleteEnquiry));
}

async function deleteEnquiry(
  tools: CommandTools,
  reference: string,
  deletion: Deletion,
): Promise<void> {
  const { store, settings, terminal } = tools;
  const enquiry = await findEnquiry(store, reference);
  await terminal.write(
    `This deletes the enquiry ${reference} of ${inOneLine(enquiry.name)}, ` +
      `received on ${localTime(enquiry.received_at)}, with its mail (${describeMail(enquiry)}).\n`,
  );
  await confirm(deletion, tools);
  const mail = await store.delete(reference);
  if (mail === undefined) throw enquiryNotFound(reference);
  await terminal.write(
    `The enquiry ${reference} was deleted from the database.\n` +
      `${describeDeletedMail(mail, settings.to)}\n` +
      'This command does not reach exported files, answers and forwarded mails, and backups: ' +
      'delete it there by hand, and again after a backup was restored.\n',
  );
  await eraseDeleted(tools);
}

function describeDeletedMail({ sentAt, isHeld }: DeletedMail, to: string): string {
  if (sentAt !== null) {
    return `Its mail was sent to ${to} on ${localTime(sentAt)}: delete it there too.`;
  }
  return isHeld
    ? `Its mail was on its way to ${to} just then and may still arrive: look there in some minutes.`
    : 'Its mail was not sent, and will not be.';
}

/** Lets go on what was told: by `--yes` or by the answer to the question. Throws otherwise. */
async function confirm({ yes }: Deletion, { terminal }: CommandTools): Promise<void> {
  if (yes === true) return;
  const answer = await terminal.ask('Delete for good? (y/N) ');
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was deleted.');
}

/** Takes what was deleted out of the database's files. Throws when it is left in them. */
async function eraseDeleted({ store, settings, terminal }: CommandTools): Promise<void> {
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
