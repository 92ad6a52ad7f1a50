import { stringify } from 'csv-stringify/sync';
import { open } from 'node:fs/promises';
import { fillCount, fillText } from '../../records/fill-text.ts';
import { makePrivate } from '../private-file.ts';
import type { EnquiryWithMail } from '../store/staff-store.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { getTypedTime } from './local-time.ts';
import { progressLine } from './progress.ts';

/** How a kind of file is written: what stands before, between and after the pages of enquiries. */
interface ExportFormat {
  begin: string;
  page(enquiries: readonly ExportedEnquiry[], isFirst: boolean): string;
  end: string;
}

const COLUMNS = [
  'reference',
  'receivedAt',
  'name',
  'company',
  'email',
  'phone',
  'product',
  'message',
  'mail',
  'mailSentAt',
] as const;
type ExportedEnquiry = Record<(typeof COLUMNS)[number], string>;

/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function writeCsv(rows: readonly (readonly string[] | ExportedEnquiry)[]): string {
  // `escape_formulas` puts an apostrophe before = + - @ and their kin: a spreadsheet then shows text.
  return stringify([...rows], {
    columns: [...COLUMNS],
    escape_formulas: true,
    record_delimiter: 'windows',
    // By itself the library only quotes for a whole CRLF, and a message's own line would be a row.
    quoted_match: [/[\r\n]/],
  });
}

const FORMATS: Readonly<Record<string, ExportFormat>> = {
  csv: { begin: writeCsv([COLUMNS]), page: (enquiries) => writeCsv(enquiries), end: '' },
  json: {
    begin: '[\n',
    page: (enquiries, isFirst) =>
      (isFirst ? '' : ',\n') + enquiries.map((enquiry) => JSON.stringify(enquiry)).join(',\n'),
    end: '\n]\n',
  },
};

/** `export --format csv|json [--since DATE] [--output FILE]`: all enquiries, oldest first. */
export const exportCommand: Command = {
  options: {
    format: { type: 'string' },
    since: { type: 'string' },
    output: { type: 'string', short: 'o' },
  },
  positionalsMax: 0,
  prepare({ values }, texts) {
    const format = Object.hasOwn(FORMATS, String(values['format']))
      ? FORMATS[String(values['format'])]
      : undefined;
    if (format === undefined) throw new UsageError(texts.export.wrongFormat);
    const typedSince = values['since'] as string | undefined;
    const since = typedSince === undefined ? undefined : getTypedTime(typedSince)?.toISOString();
    if (typedSince !== undefined && since === undefined) {
      throw new UsageError(fillText(texts.export.wrongDate, { typed: typedSince }));
    }
    const output = values['output'] as string | undefined;
    return async ({ store, terminal }) => {
      const file = output === undefined ? undefined : await open(output, 'w', 0o600);
      const warning = output === undefined ? undefined : makePrivate([output]);
      if (warning !== undefined) terminal.note(`${warning}\n`);
      const write = async (text: string) =>
        file === undefined ? terminal.write(text) : void (await file.write(text));
      const total = await store.count(since);
      const progress = progressLine(terminal, (done) =>
        fillText(texts.export.progress, { done, total: total.toLocaleString('en-IN') }),
      );
      let done = 0;
      try {
        if (file !== undefined && values['format'] === 'csv') await write(BYTE_ORDER_MARK);
        await write(format.begin);
        for await (const page of store.pages(since)) {
          await write(format.page(page.map(toExport), done === 0));
          done += page.length;
          progress.show(done);
        }
        await write(format.end);
      } finally {
        progress.clear();
        await file?.close();
      }
      if (output !== undefined) {
        terminal.note(`${fillCount(texts.export.written, done, { file: output })}\n`);
      }
      return EXIT.done;
    };
  },
};

function toExport(enquiry: EnquiryWithMail): ExportedEnquiry {
  return {
    reference: enquiry.reference,
    receivedAt: enquiry.received_at,
    name: enquiry.name,
    company: enquiry.company,
    email: enquiry.email,
    phone: enquiry.phone,
    product: enquiry.product,
    message: enquiry.message,
    mail: enquiry.state,
    mailSentAt: enquiry.sent_at ?? '',
  };
}
