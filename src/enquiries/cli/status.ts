import type { EnquiryCounts } from '../db/staff-store.ts';
import { startWarnings, type EnquirySettings } from '../enquiry-settings.ts';
import { counted, formatLabelledRows, localTime, showCount } from './format.ts';
import type { CommandContext } from './on-store.ts';
import { describeMail } from './show.ts';

/** Mails with problems beyond this number are counted instead of listed. */
const TROUBLED_MAX = 20;

export async function status({ store, settings }: CommandContext): Promise<void> {
  const counts = await store.counts();
  const { enquiries, lastReceivedAt, mails } = counts;
  const troubled = await store.listTroubled(TROUBLED_MAX);
  console.log(
    formatLabelledRows([
      ['Database', describeDatabase(settings)],
      ['Mail server', settings.smtp?.host ?? 'none'],
      ['Mailed to', settings.to],
      ['Enquiries stored', showCount(enquiries)],
      ['Last received', lastReceivedAt === null ? 'never' : localTime(lastReceivedAt)],
      ['Mails sent', showCount(mails.sent)],
      ['Mails waiting', describeWaiting(counts)],
      ['Mails failed', showCount(mails.failed)],
    ]),
  );
  const warnings = startWarnings(settings);
  if (mails.failed > 0) {
    warnings.push(
      `${counted(mails.failed, 'mail was', 'mails were')} refused by the mail server. ` +
        'Correct the cause above, then "npm run enquiries -- retry".',
    );
  }
  printSection(
    'Mails in trouble',
    troubled.map((mail) => `${mail.reference}  ${describeMail(mail)}`),
  );
  printSection('Warnings', warnings);
}

/** Describes how many mails wait and since when. */
export function describeWaiting({ mails, oldestWaitingSince: since }: EnquiryCounts): string {
  return (
    showCount(mails.waiting) + (since === null ? '' : `, the oldest since ${localTime(since)}`)
  );
}

/** Returns the path of the database file, or the address of PostgreSQL without user and password. */
function describeDatabase({ database }: EnquirySettings): string {
  if (database.kind === 'sqlite') return database.file;
  const { host, pathname } = new URL(database.url);
  return `postgres://${host}${pathname}`;
}

function printSection(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${heading}:`, ...lines].join('\n  '));
}
