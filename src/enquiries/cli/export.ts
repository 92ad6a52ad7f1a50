import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { LINE_FIELDS, QUOTATION_FIELDS } from '../../records/enquiries/enquiry.ts';
import { CONTACT_COLUMNS } from '../db/schema.ts';
import type { EnquiryWithMail } from '../db/staff-store.ts';
import { quotationOf, type StoredLine } from '../enquiry-columns.ts';
import { counted } from './format.ts';
import type { CommandContext } from './on-store.ts';

/** Pairs of a column's name in the export and in the database. `mark` and the fields of a quotation follow them. */
const COLUMNS = [
  ['reference', 'reference'],
  ['receivedAt', 'received_at'],
  ...CONTACT_COLUMNS.map((field) => [field, field] as const),
  ['message', 'message'],
  ['mail', 'state'],
  ['mailSentAt', 'sent_at'],
] as const;
/** `mark` is "suspected" for an enquiry that may be automatic. */
const NAMES = [...COLUMNS.map(([name]) => name), 'mark', ...QUOTATION_FIELDS];

/** Spreadsheets read a file that begins with this mark as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * In many countries, spreadsheets split lines at semicolons even within quotation marks, so a formula may begin after
 * one.
 */
const FORMULA_WITHIN = /([;\t\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** The words that a number, a time or a date may contain: 12e3, 5 pm, 5 March. */
const WORDS_OF_NUMBERS =
  /(?<!\p{L})(?:e|[ap]m?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?!\p{L})/giu;

/** Returns whether a spreadsheet would change a text: 00123 and 5-10 to a number and a date, but not 2026-12-31. */
const isReadAsNumber = (text: string) =>
  /\p{Nd}/u.test(text) && !/\p{L}|^\d{4}-\d\d-\d\d$/u.test(text.replace(WORDS_OF_NUMBERS, ''));

const WRITERS = {
  csv: (enquiries: readonly EnquiryWithMail[]) =>
    // `escape_formulas` puts an apostrophe before = + - @ and similar characters.
    stringify([NAMES, ...enquiries.flatMap(rowsOf)], {
      escape_formulas: true,
      cast: {
        string: (value) =>
          (isReadAsNumber(value) ? "'" : '') + value.replace(FORMULA_WITHIN, "$1'"),
      },
      record_delimiter: 'windows',
      // With this delimiter, the library would not quote a value for a lone CR or LF.
      quoted_match: [/[\r\n]/],
    }),
  json: (enquiries: readonly EnquiryWithMail[]) =>
    `${JSON.stringify(enquiries.map(objectOf), undefined, 2)}\n`,
};
export const EXPORT_FORMATS = Object.keys(WRITERS);

type ExportOptions = {
  format: keyof typeof WRITERS;
  /** ISO 8601 in UTC. */
  since?: string;
  output?: string;
};

export async function exportEnquiries(
  { store }: CommandContext,
  { format, since, output }: ExportOptions,
): Promise<void> {
  const enquiries = await store.listSince(since);
  const text = WRITERS[format](enquiries);
  if (output === undefined) {
    process.stdout.write(text);
    return;
  }
  // Enquiries are personal data: only the owner may read a new file.
  writeFileSync(output, format === 'csv' ? BYTE_ORDER_MARK + text : text, { mode: 0o600 });
  const count = counted(enquiries.length, 'enquiry was', 'enquiries were');
  console.error(`${count} written to ${output}.`);
}

type Values = Readonly<Partial<Record<string, string | null | undefined>>>;

/** Returns the values of an enquiry by their names. */
function valuesOf(enquiry: EnquiryWithMail): { values: Values; lines: readonly StoredLine[] } {
  const { lines, ...quotation } = quotationOf(enquiry);
  const columns = Object.fromEntries(COLUMNS.map(([name, column]) => [name, enquiry[column]]));
  const mark = enquiry.suspected === 1 ? 'suspected' : '';
  return { values: { ...columns, mark, ...quotation }, lines };
}

/** Returns one row for each line, in the order of `NAMES`; a missing value is an empty string. */
function rowsOf(enquiry: EnquiryWithMail): string[][] {
  const { values, lines } = valuesOf(enquiry);
  return (lines.length === 0 ? [{}] : lines).map((line) => {
    const row: Values = { ...values, product: '', ...line };
    return NAMES.map((name) => row[name] ?? '');
  });
}

/** Returns the values by their names, with an array of lines. */
function objectOf(enquiry: EnquiryWithMail): object {
  const { values, lines } = valuesOf(enquiry);
  const ofLines: readonly string[] = LINE_FIELDS;
  const names = NAMES.filter((name) => !ofLines.includes(name));
  const pick = (from: Values, fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? '']));
  return { ...pick(values, names), lines: lines.map((line) => pick(line, LINE_FIELDS)) };
}
