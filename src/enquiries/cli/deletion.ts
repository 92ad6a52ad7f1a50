import { createInterface } from 'node:readline/promises';
import { inOneLine } from '../one-line.ts';
import { counted, localTime } from './format.ts';
import { enquiryNotFound, findEnquiry, type CommandContext } from './on-store.ts';
import { describeMail } from './show.ts';

const DAY_MS = 86_400_000;

interface DeletionOptions {
  yes?: true;
}

export async function purge(
  { store }: CommandContext,
  options: DeletionOptions & { olderThan: number },
): Promise<void> {
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
}

export async function deleteEnquiry(
  { store, settings }: CommandContext,
  reference: string,
  options: DeletionOptions,
): Promise<void> {
  const enquiry = await findEnquiry(store, reference);
  console.log(
    `This deletes the enquiry ${reference} of ${inOneLine(enquiry.name)}, ` +
      `received on ${localTime(enquiry.received_at)}, with its mail (${describeMail(enquiry)}).`,
  );
  await confirm(options);
  if (!(await store.delete(reference))) throw enquiryNotFound(reference);
  const mail =
    enquiry.sent_at === null
      ? 'Its mail was not sent before; one that was being sent just now may still arrive.'
      : `Its mail was sent to ${settings.to} on ${localTime(enquiry.sent_at)}: delete it there too.`;
  console.log(
    `The enquiry ${reference} was deleted from the database.\n${mail}\n` +
      'Exported files, answers, forwarded mails and backups may still contain it: delete it there by hand, and ' +
      'delete it again after you restore a backup.',
  );
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
