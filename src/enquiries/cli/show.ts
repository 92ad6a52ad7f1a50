import { inOneLine, withoutDirectionMarks } from '../one-line.ts';
import { quotationOf } from '../enquiry-columns.ts';
import { productNames, quotationRows } from '../quotation-rows.ts';
import { CONTACT_COLUMNS } from '../db/schema.ts';
import type { EnquiryWithMail } from '../db/staff-store.ts';
import { counted, formatLabelledRows, localTime } from './format.ts';
import { findEnquiry, type CommandContext } from './on-store.ts';

/** Why an enquiry is marked as suspected. */
const SUSPECTED = 'it may be automatic: a hidden field was filled in, or very many came at once';

export async function show({ store, settings }: CommandContext, reference: string): Promise<void> {
  const enquiry = await findEnquiry(store, reference);
  const { labels } = settings.texts.mail;
  const quotation = quotationOf(enquiry);
  const values = { ...enquiry, product: productNames(quotation, settings).join(', ') };
  const rows = [
    ['Reference', reference],
    [labels.received, localTime(enquiry.received_at)],
    ...CONTACT_COLUMNS.map((field) => [labels[field], values[field]] as const),
    ...quotationRows(quotation, settings),
    ['Mail', describeMail(enquiry)],
    ['Suspected', enquiry.suspected === 1 ? SUSPECTED : ''],
  ] as const;
  console.log(formatLabelledRows(rows.filter(([, value]) => value !== '')));
  console.log(`\n${withoutDirectionMarks(enquiry.message)}`);
}

/** Describes the state of an enquiry's mail, as part of a sentence. */
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
