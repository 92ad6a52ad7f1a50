import { fillText } from '../../records/fill-text.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';
import { inOneLine } from '../deliver/one-line.ts';
import type { EnquirySettings } from '../settings.ts';
import type { EnquiryWithMail } from '../store/staff-store.ts';
import { EXIT, type Command } from './command.ts';
import { formatLabelledRows } from './labelled-rows.ts';
import { localTime } from './local-time.ts';
import { requireReference } from './typed-reference.ts';

/** `show REF`: one enquiry, all of it. */
export const showCommand: Command = {
  options: {},
  positionalsMax: 1,
  prepare({ positionals: [typed] }, texts) {
    const reference = requireReference(typed, texts);
    return async ({ store, settings, terminal }) => {
      const enquiry = await store.find(reference);
      if (enquiry === undefined) {
        terminal.note(`${fillText(texts.notFound, { reference })}\n`);
        return EXIT.failed;
      }
      await terminal.write(describe(enquiry, settings, texts));
      return EXIT.done;
    };
  },
};

function describe(
  enquiry: EnquiryWithMail,
  settings: EnquirySettings,
  texts: EnquiryTexts['staff'],
): string {
  const { labels } = settings.texts.mail;
  const product = settings.products.find(({ slug }) => slug === enquiry.product);
  const rows: [label: string, value: string][] = [
    [texts.list.headings.reference, enquiry.reference],
    [labels.received, localTime(enquiry.received_at)],
    [labels.name, inOneLine(enquiry.name)],
    [labels.company, inOneLine(enquiry.company)],
    [labels.email, enquiry.email],
    [labels.phone, enquiry.phone],
    [labels.product, product?.name ?? enquiry.product],
    [texts.list.headings.mail, describeMail(enquiry, texts)],
  ];
  const lines = formatLabelledRows(rows.filter(([, value]) => value !== ''));
  return [...lines, '', enquiry.message, ''].join('\n');
}

/** What became of the mail of an enquiry, as it stands in a sentence. */
export function describeMail(enquiry: EnquiryWithMail, texts: EnquiryTexts['staff']): string {
  const words = {
    time: localTime(enquiry.sent_at ?? enquiry.due_at),
    attempts: enquiry.attempts,
    problem: inOneLine(enquiry.problem ?? ''),
  };
  if (enquiry.state === 'sent') return fillText(texts.show.sent, words);
  if (enquiry.state === 'failed') return fillText(texts.show.failed, words);
  return enquiry.problem === null
    ? texts.show.waiting
    : fillText(texts.show.waitingAfterProblem, words);
}
