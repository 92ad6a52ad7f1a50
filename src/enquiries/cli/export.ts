import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { DETAIL_FIELDS } from '../../records/enquiries/enquiry.ts';
import { CONTACT_COLUMNS } from '../db/schema.ts';
import type { EnquiryWithMail } from '../db/staff-store.ts';
import { makePrivate } from '../private-file.ts';
import { detailsOf } from '../detail-rows.ts';
import { counted } from './format.ts';
import type { CommandContext } from './on-store.ts';

/** The name in the export and the column of each value; the detail fields follow. */
const COLUMNS = [
  ['reference', 'reference'],
  ['receivedAt', 'received_at'],
  ...CONTACT_COLUMNS.map((field) => [field, field] as const),
  ['message', 'message'],
  ['mail', 'state'],
  ['mailSentAt', 'sent_at'],
] as const;
const NAMES = [...COLUMNS.map(([name]) => name), ...DETAIL_FIELDS];

/** Spreadsheets read a file that begins with it as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets in many countries split lines at semicolons, quoted or not: a formula may begin after one. */
const FORMULA_WITHIN = /([;\t\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

type Pages = AsyncGenerator<readonly EnquiryWithMail[]>;

function writeCsv(rows: readonly (readonly string[])[]): string {
  // `escape_formulas` puts an apostrophe before = + - @ and similar characters.
  return stringify([...rows], {
    escape_formulas: true,
    cast: { string: (value) => value.replace(FORMULA_WITHIN, "$1'") },
    record_delimiter: 'windows',
    // The library quotes only values that contain CRLF.
    quoted_match: [/[\r\n]/],
  });
}

/** For each format, the text of the export in pieces. */
const WRITERS = {
  async *csv(pages: Pages) {
    yield writeCsv([NAMES]);
    for await (const page of pages) yield writeCsv(page.map(valuesOf));
  },
  async *json(pages: Pages) {
    let separator = '[\n';
    for await (const page of pages) {
      for (const enquiry of page) {
        const values = valuesOf(enquiry);
        yield (
          separator + JSON.stringify(Object.fromEntries(NAMES.map((name, i) => [name, values[i]])))
        );
        separator = ',\n';
      }
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  },
};
export const EXPORT_FORMATS = Object.keys(WRITERS);

interface ExportOptions {
  format: keyof typeof WRITERS;
  /** ISO 8601 in UTC. */
  since?: string;
  output?: string;
}

export async function exportEnquiries(
  { store }: CommandContext,
  { format, since, output }: ExportOptions,
): Promise<void> {
  let count = 0;
  const text = WRITERS[format](countedPages());
  if (output === undefined) {
    await pipeline(text, process.stdout, { end: false });
    return;
  }
  const file = await open(output, 'w', 0o600);
  const warning = makePrivate([output]);
  if (warning !== undefined) console.error(warning);
  if (format === 'csv') await file.write(BYTE_ORDER_MARK);
  await pipeline(text, file.createWriteStream());
  console.error(`${counted(count, 'enquiry was', 'enquiries were')} written to ${output}.`);

  async function* countedPages(): Pages {
    for await (const page of store.pages(since)) {
      count += page.length;
      yield page;
    }
  }
}

/** In the order of `NAMES`; empty for values that are not there. */
function valuesOf(enquiry: EnquiryWithMail): string[] {
  const details = detailsOf(enquiry);
  return [
    ...COLUMNS.map(([, column]) => enquiry[column] ?? ''),
    ...DETAIL_FIELDS.map((field) => details[field] ?? ''),
  ];
}
