import { fillCount, fillText } from '../../records/fill-text.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import { inOneLine } from '../deliver/one-line.ts';
import { startWarnings, type EnquirySettings } from '../settings.ts';
import type { EnquiryCounts, EnquiryWithMail } from '../store/staff-store.ts';
import { EXIT, type Command } from './command.ts';
import { formatLabelledRows } from './labelled-rows.ts';
import { localTime } from './local-time.ts';

/** More mails in trouble than this are counted, not listed. */
const TROUBLED_MAX = 20;

/** `status`: what is stored, what became of the mails, and what staff should see to. */
export const statusCommand: Command = {
  options: {},
  positionalsMax: 0,
  prepare(_line, texts) {
    return async ({ store, settings, terminal }) => {
      const counts = await store.counts();
      const troubled = await store.listTroubled(TROUBLED_MAX);
      await terminal.write(
        [
          ...formatLabelledRows(rowsOf(counts, settings, texts.status)),
          ...section(
            texts.status.troubled,
            troubled.map((mail) => describeTrouble(mail, texts)),
          ),
          ...section(texts.status.warnings, warningsOf(counts, settings, texts.status)),
          '',
        ].join('\n'),
      );
      return EXIT.done;
    };
  },
};

type StatusTexts = EnquiryTexts['staff']['status'];

function rowsOf(
  { enquiries, lastReceivedAt, mails, oldestWaitingSince }: EnquiryCounts,
  settings: EnquirySettings,
  texts: StatusTexts,
): [label: string, value: string][] {
  const { labels } = texts;
  const number = (count: number) => count.toLocaleString('en-IN');
  return [
    [labels.database, describeDatabase(settings)],
    [labels.mailServer, settings.smtp?.host ?? texts.noMailServer],
    [labels.mailTo, settings.to],
    [labels.enquiries, number(enquiries)],
    [labels.last, lastReceivedAt === null ? texts.never : localTime(lastReceivedAt)],
    [labels.sent, number(mails.sent)],
    [
      labels.waiting,
      oldestWaitingSince === null
        ? number(mails.waiting)
        : fillText(texts.waitingSince, {
            count: number(mails.waiting),
            time: localTime(oldestWaitingSince),
          }),
    ],
    [labels.failed, number(mails.failed)],
  ];
}

/** Where the enquiries lie, without a password. */
function describeDatabase({ database }: EnquirySettings): string {
  if (database.kind === 'sqlite') return database.file;
  const { hostname, port, pathname } = new URL(database.url);
  return `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

function describeTrouble(mail: EnquiryWithMail, texts: EnquiryTexts['staff']): string {
  const text = mail.state === 'failed' ? texts.show.failed : texts.show.waitingAfterProblem;
  const words = {
    attempts: mail.attempts,
    time: localTime(mail.due_at),
    problem: inOneLine(mail.problem ?? ''),
  };
  return `${mail.reference}  ${fillText(text, words)}`;
}

function warningsOf(
  { mails }: EnquiryCounts,
  settings: EnquirySettings,
  texts: StatusTexts,
): string[] {
  return [
    ...startWarnings(settings),
    ...(mails.failed > 0 ? [fillCount(texts.failedWarning, mails.failed)] : []),
  ];
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${heading}:`, ...lines.map((line) => `  ${line}`)];
}
