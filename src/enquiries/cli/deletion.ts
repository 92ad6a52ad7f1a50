import { createInterface } from 'node:readline/promises';
import { contactPage } from '../../records/content.ts';
import type { Erased } from '../db/staff-store.ts';
import { inOneLine } from '../one-line.ts';
import { DAY_MS, noteErased } from './backup-folder.ts';
import { counted, localTime, showCount } from './format.ts';
import { enquiryNotFound, findEnquiry, type CommandContext } from './on-store.ts';
import { describeMail } from './show.ts';

const IN_LOG =
  "The text is still in the log of the database, which a backup or an export is reading. The backup's end or the " +
  'next "purge" removes it.';
const IN_POSTGRES =
  'PostgreSQL overwrites the text later; "vacuum full enquiry, outbox" does it at once.';

/** The share of all enquiries that `--yes` purges at most. A nightly purge deletes about one day of two years. */
const ORDINARY_SHARE = 1 / 10;

type DeletionOptions = {
  yes?: true;
  yesAll?: true;
};

export async function purge(
  context: CommandContext,
  options: DeletionOptions & { olderThan: number },
): Promise<void> {
  const { store } = context;
  const receivedBefore = new Date(Date.now() - options.olderThan * DAY_MS).toISOString();
  const { total, old, unsent } = await store.countForPurge(receivedBefore);
  const time = localTime(receivedBefore);
  if (old === 0) {
    // An earlier deletion may have left text in the log.
    await store.emptyLog();
    console.log(`No enquiry was received before ${time}.`);
    return;
  }
  const what = counted(old, 'enquiry,', 'enquiries, all');
  console.log(
    `This deletes ${what} received before ${time}, of ${showCount(total)} in the database.`,
  );
  if (unsent > 0) {
    console.log(`Of these, ${counted(unsent, 'mail was', 'mails were')} never sent.`);
  }
  // `--older-than 0` deletes everything, whatever the time is.
  const isOrdinary = options.olderThan === 0 || old <= Math.max(1, total * ORDINARY_SHARE);
  if (options.yes === true && options.yesAll !== true && !isOrdinary) {
    throw new Error(
      'Nothing was deleted: this is more than a tenth of all enquiries, so the clock of this machine may be wrong. ' +
        `It says ${localTime(new Date().toISOString())}. If that is right, use --yes-all.`,
    );
  }
  await confirm(options);
  const deleted = await erase(context, { receivedBefore });
  console.log(`${counted(deleted, 'enquiry was', 'enquiries were')} deleted.`);
  await printRemains(context);
}

export async function deleteEnquiry(
  context: CommandContext,
  reference: string,
  options: DeletionOptions,
): Promise<void> {
  const enquiry = await findEnquiry(context.store, reference);
  console.log(
    `This deletes the enquiry ${reference} of ${inOneLine(enquiry.name)}, ` +
      `received on ${localTime(enquiry.received_at)}, with its mail (${describeMail(enquiry)}).`,
  );
  await confirm(options);
  if ((await erase(context, { reference })) === 0) throw enquiryNotFound(reference);
  const mail =
    enquiry.sent_at === null
      ? 'Its mail was not sent before; one that was being sent just now may still arrive.'
      : `Its mail was sent to ${context.settings.to} on ${localTime(enquiry.sent_at)}: delete it there too.`;
  console.log(
    `The enquiry ${reference} was deleted from the database.\n${mail}\n` +
      'Exported files, answers and forwarded mails may still contain it: delete it there by hand.',
  );
  await printRemains(context);
}

/** Erases enquiries and notes that for `restore`, or does neither. Returns their number. */
async function erase({ store, settings }: CommandContext, which: Erased): Promise<number> {
  return await store.erase(which, (references) => noteErased(settings.backupFolder, references));
}

/** Says where the text of deleted enquiries still is. */
async function printRemains({ store, settings }: CommandContext): Promise<void> {
  console.log(
    `Backups contain it for at most ${contactPage().privacy.backupDays} days; "restore" leaves it out.`,
  );
  if (await store.emptyLog()) return;
  console.log(settings.database.kind === 'sqlite' ? IN_LOG : IN_POSTGRES);
}

/** Throws unless `--yes` was given or the user answers yes. Without an interactive input, the answer is no. */
async function confirm({ yes, yesAll }: DeletionOptions): Promise<void> {
  if (yes === true || yesAll === true) return;
  const input = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => input.once('close', () => resolve('')));
  const answer = await Promise.race([input.question('Delete for good? (y/N) '), ended]);
  input.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was deleted.');
}
