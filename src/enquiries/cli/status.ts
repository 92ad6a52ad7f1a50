import { describeDatabase } from '../db/database-setting.ts';
import { EnquiryStore } from '../db/enquiry-store.ts';
import { damagedDatabase, describeStorageFailure } from '../db/storage-failure.ts';
import { startWarnings } from '../enquiry-settings.ts';
import { counted, formatLabelledRows, localTime, showCount } from './format.ts';
import type { CommandContext } from './on-store.ts';
import { describeMail } from './show.ts';

/** The maximum number of listed mails. */
const MAIL_PROBLEMS_MAX = 20;
/** A mail that has waited longer than this is a problem. */
const WAIT_MAX_MS = 3_600_000;

export async function status({ store, settings }: CommandContext): Promise<void> {
  const counts = await store.counts();
  const { enquiries, suspected, lastReceivedAt, mails, oldestWaitingSince: since } = counts;
  const failing = await store.listMailProblems(MAIL_PROBLEMS_MAX);
  const oldest = since === null ? '' : `, the oldest since ${localTime(since)}`;
  console.log(
    formatLabelledRows([
      ['Database', describeDatabase(settings.database)],
      ['Mail server', settings.smtp?.host ?? 'none'],
      ['Mailed to', settings.to],
      ['Enquiries stored', showCount(enquiries)],
      ['Enquiries suspected', showCount(suspected)],
      ['Last received', lastReceivedAt === null ? 'never' : localTime(lastReceivedAt)],
      ['Mails sent', showCount(mails.sent)],
      ['Mails waiting', showCount(mails.waiting) + oldest],
      ['Mails failed', showCount(mails.failed)],
    ]),
  );
  const mailProblems = failing.map((mail) => `${mail.reference}  ${describeMail(mail)}`);
  printSection('Mails with problems', mailProblems);
  printSection('Warnings', startWarnings(settings));
}

/** Prints the status. Throws an error that lists the problems, if there are any. */
export async function check(context: CommandContext): Promise<void> {
  await status(context);
  const problems = [
    ...(await context.store.findDamage()).map(damagedDatabase),
    ...(await findStorageProblems(context)),
    ...(await findMailProblems(context)),
    ...(await findClockProblems(context)),
  ];
  if (problems.length > 0) throw new Error(['\nProblems:', ...problems].join('\n  '));
  console.log('\nNo problems.');
}

async function findStorageProblems({ db, settings }: CommandContext): Promise<string[]> {
  try {
    await new EnquiryStore(db, settings.database.kind).probe();
    return [];
  } catch (error) {
    return [`Nothing can be stored: ${describeStorageFailure(error)}.`];
  }
}

async function findMailProblems({ store }: CommandContext): Promise<string[]> {
  const { mails, oldestWaitingSince: since } = await store.counts();
  const isLate = since !== null && Date.now() - Date.parse(since) > WAIT_MAX_MS;
  const waiting = counted(mails.waiting, 'mail waits', 'mails wait');
  const failed = counted(mails.failed, 'mail was', 'mails were');
  return [
    ...(isLate ? [`${waiting}, one for more than an hour.`] : []),
    ...(mails.failed > 0 ? [`${failed} refused: correct the cause, then "retry".`] : []),
  ];
}

async function findClockProblems({ store }: CommandContext): Promise<string[]> {
  const { lastReceivedAt: last } = await store.counts();
  if (last === null || Date.parse(last) - Date.now() < WAIT_MAX_MS) return [];
  return [
    `The latest enquiry was received in the future, on ${localTime(last)}: the clock was ahead then, or is behind now. ` +
      'Correct it. Enquiries with such a time are purged that much later: delete them by hand.',
  ];
}

function printSection(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${heading}:`, ...lines].join('\n  '));
}
