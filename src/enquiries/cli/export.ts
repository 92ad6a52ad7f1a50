import { InvalidArgumentError, Option, type Command } from 'commander';
import { stringify } from 'csv-stringify/sync';
import { open } from 'node:fs/promises';
import { QUOTATION_FIELDS } from '../../records/enquiries/enquiry.ts';
import { makePrivate } from '../private-file.ts';
import { quotationOf } from '../quotation-rows.ts';
import { CONTACT_COLUMNS } from '../db/schema.ts';
import type { EnquiryWithMail } from '../db/staff-store.ts';
import { counted, showCount, type CommandTools, type OnStore } from './command.ts';
import { findTypedTime } from './local-time.ts';

/** What is exported by which name; what a quotation needs comes behind it, by its own names. */
const COLUMNS = [
  ['reference', 'reference'],
  ['receivedAt', 'received_at'],
  ...CONTACT_COLUMNS.map((field) => [field, field] as const),
  ['message', 'message'],
  ['mail', 'state'],
  ['mailSentAt', 'sent_at'],
] as const;
type ExportedEnquiry = Readonly<Record<string, string>>;

/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Where spreadsheets of many countries begin a cell, whatever is quoted: they split lines at semicolons. */
const FORMULA_WITHIN = /([;\t\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function writeCsv(rows: readonly (readonly string[])[]): string {
  // `escape_formulas` puts an apostrophe before = + - @ and their kin: a spreadsheet then shows text.
  return stringify([...rows], {
    escape_formulas: true,
    cast: { string: (value) => value.replace(FORMULA_WITHIN, "$1'") },
    record_delimiter: 'windows',
    // By itself the library only quotes for a whole CRLF, and a message's own line would be a row.
    quoted_match: [/[\r\n]/],
  });
}

/** How each kind of file is written: what stands before, between and after the pages of enquiries. */
const FORMATS = {
  csv: {
    begin: writeCsv([[...COLUMNS.map(([name]) => name), ...QUOTATION_FIELDS]]),
    page: (enquiries: readonly ExportedEnquiry[]) => writeCsv(enquiries.map(Object.values)),
    end: '',
  },
  json: {
    begin: '[\n',
    page: (enquiries: readonly ExportedEnquiry[], isFirst: boolean) =>
      (isFirst ? '' : ',\n') + enquiries.map((enquiry) => JSON.stringify(enquiry)).join(',\n'),
    end: '\n]\n',
  },
};

export function addExportCommand(program: Command, onStore: OnStore): void {
  program
    .command('export')
    .usage('--format csv|json [--since DATE] [--output FILE]')
    .summary('all enquiries as a file')
    .description('Writes all enquiries, oldest first.')
    .addOption(
      new Option('--format <FORMAT>', 'a table for a spreadsheet, or data for a program')
        .choices(Object.keys(FORMATS))
        .makeOptionMandatory(),
    )
    .option(
      '--since <DATE>',
      'only those received since then, such as 2026-11-01 (from midnight on) or 2026-11-01T14:30',
      parseDate,
    )
    .option(
      '-o, --output <FILE>',
      'into a file that only you can read; left out, to the screen. To redirect the screen, use "npm run -s".',
    )
    .addHelpText(
      'after',
      '\nIn a CSV file, what starts like a formula has an apostrophe before it, also within a cell.',
    )
    .action(onStore(exportEnquiries));
}

interface ExportOptions {
  format: keyof typeof FORMATS;
  /** ISO 8601 in UTC. */
  since?: string;
  output?: string;
}

function parseDate(typed: string): string {
  const time = findTypedTime(typed);
  if (time !== undefined) return time.toISOString();
  throw new InvalidArgumentError('Write it as 2026-11-01 or 2026-11-01T14:30.');
}

async function exportEnquiries(
  { store, terminal }: CommandTools,
  { format: kind, since, output }: ExportOptions,
): Promise<void> {
  const format = FORMATS[kind];
  const file = output === undefined ? undefined : await open(output, 'w', 0o600);
  const warning = makePrivate(output === undefined ? [] : [output]);
  if (warning !== undefined) terminal.note(`${warning}\n`);
  const write = async (text: string) =>
    file === undefined ? terminal.write(text) : void (await file.write(text));
  const total = showCount(await store.count(since));
  // Not among what a person reads at the terminal.
  const showProgress = (text: string) =>
    file !== undefined || terminal.columns === undefined ? terminal.showProgress(text) : undefined;
  let done = 0;
  try {
    if (file !== undefined && kind === 'csv') await write(BYTE_ORDER_MARK);
    await write(format.begin);
    for await (const page of store.pages(since)) {
      await write(format.page(page.map(toExport), done === 0));
      done += page.length;
      showProgress(`${showCount(done)} of ${total} written ...`);
    }
    await write(format.end);
  } finally {
    showProgress('');
    await file?.close();
  }
  if (output !== undefined) {
    terminal.note(`${counted(done, 'enquiry was', 'enquiries were')} written to ${output}.\n`);
  }
}

function toExport(enquiry: EnquiryWithMail): ExportedEnquiry {
  const quotation = quotationOf(enquiry);
  return Object.fromEntries([
    ...COLUMNS.map(([name, column]) => [name, enquiry[column] ?? '']),
    ...QUOTATION_FIELDS.map((field) => [field, quotation[field] ?? '']),
  ]) as ExportedEnquiry;
}
