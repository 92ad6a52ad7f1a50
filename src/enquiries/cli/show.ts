import type { Command } from 'commander';
import { inOneLine, withoutTurns } from '../one-line.ts';
import { quotationRows } from '../quotation-rows.ts';
import type { EnquirySettings } from '../enquiry-settings.ts';
import { CONTACT_COLUMNS } from '../db/schema.ts';
import type { EnquiryWithMail } from '../db/staff-store.ts';
import { counted, findEnquiry, parseReference, REFERENCE_HELP, type OnStore } from './command.ts';
import { localTime } from './local-time.ts';
import { formatLabelledRows } from './table.ts';

export function addShowCommand(program: Command, onStore: OnStore): void {
  program
    .command('show')
    .summary('one enquiry in full')
    .description('Shows one enquiry in full.')
    .argument('<REF>', REFERENCE_HELP, parseReference)
    .action(
      onStore(async ({ store, settings, terminal }, reference: string) =>
        terminal.write(describe(await findEnquiry(store, reference), settings)),
      ),
    );
}

function describe(enquiry: EnquiryWithMail, settings: EnquirySettings): string {
  const { labels } = settings.texts.mail;
  const product = settings.products.find(({ slug }) => slug === enquiry.product);
  const rows: [label: string, value: string][] = [
    ['Reference', enquiry.reference],
    [labels.received, localTime(enquiry.received_at)],
    ...CONTACT_COLUMNS.map((field): [string, string] => [
      labels[field],
      (field === 'product' ? product?.name : undefined) ?? enquiry[field],
    ]),
    ...quotationRows(enquiry, settings.texts),
    ['Mail', describeMail(enquiry)],
  ];
  return `${formatLabelledRows(rows.filter(([, value]) => value !== ''))}\n${withoutTurns(enquiry.message)}\n`;
}

/** What became of the mail of an enquiry, as it stands in a sentence. */
export function describeMail({
  state,
  attempts,
  due_at,
  sent_at,
  problem,
}: EnquiryWithMail): string {
  if (state === 'sent') return `sent on ${localTime(sent_at ?? due_at)}`;
  const trouble = inOneLine(problem ?? '');
  if (state === 'failed') {
    return `failed, refused by the mail server after ${counted(attempts, 'try', 'tries')}: ${trouble}`;
  }
  return problem === null
    ? 'waiting to be sent'
    : `waiting, next try ${localTime(due_at)}, tries so far ${attempts}: ${trouble}`;
}
