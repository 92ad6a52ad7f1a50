import type { Command } from 'commander';
import { startWarnings, type EnquirySettings } from '../enquiry-settings.ts';
import type { EnquiryCounts } from '../db/staff-store.ts';
import { counted, showCount, type CommandTools, type OnStore } from './command.ts';
import { localTime } from './local-time.ts';
import { describeMail } from './show.ts';
import { formatLabelledRows } from './table.ts';

/** More mails in trouble than this are counted, not listed. */
const TROUBLED_MAX = 20;

export function addStatusCommand(program: Command, onStore: OnStore): void {
  program
    .command('status')
    .summary('what is stored, mailed and wrong')
    .description(
      'Shows which database and mail server are in use, how many enquiries are stored and mailed, ' +
        'which mail is in trouble and why, and warnings.',
    )
    .action(onStore(status));
}

async function status({ store, settings, terminal }: CommandTools): Promise<void> {
  const counts = await store.counts();
  const { enquiries, lastReceivedAt, mails } = counts;
  const troubled = await store.listTroubled(TROUBLED_MAX);
  const inTrouble = troubled.map((mail) => `${mail.reference}  ${describeMail(mail)}`);
  await terminal.write(
    formatLabelledRows([
      ['Database', describeDatabase(settings)],
      ['Mail server', settings.smtp?.host ?? 'none'],
      ['Mailed to', settings.to],
      ['Enquiries stored', showCount(enquiries)],
      ['Last received', lastReceivedAt === null ? 'never' : localTime(lastReceivedAt)],
      ['Mails sent', showCount(mails.sent)],
      ['Mails waiting', describeWaiting(counts)],
      ['Mails failed', showCount(mails.failed)],
    ]) +
      section('Mails in trouble', inTrouble) +
      section('Warnings', warningsOf(counts, settings)),
  );
}

/** How many mails wait, and since when. */
export function describeWaiting({ mails, oldestWaitingSince: since }: EnquiryCounts): string {
  return (
    showCount(mails.waiting) + (since === null ? '' : `, the oldest since ${localTime(since)}`)
  );
}

/** Where the enquiries lie, without a password. */
function describeDatabase({ database }: EnquirySettings): string {
  if (database.kind === 'sqlite') return database.file;
  const { host, pathname } = new URL(database.url);
  return `postgres://${host}${pathname}`;
}

function warningsOf({ mails }: EnquiryCounts, settings: EnquirySettings): string[] {
  if (mails.failed === 0) return startWarnings(settings);
  const refused = counted(mails.failed, 'mail was', 'mails were');
  return [
    ...startWarnings(settings),
    `${refused} refused by the mail server. Mend the cause above, then "npm run enquiries -- retry".`,
  ];
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${heading}:\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
