import { QUOTATION_FIELDS, splitAsks } from '../records/enquiries/enquiry.ts';
import type { EnquiryTexts } from '../records/enquiries/enquiry-texts.ts';
import type { StoredEnquiry } from './db/schema.ts';
import { quotationOf } from './enquiry-columns.ts';
import { inOneLine } from './one-line.ts';

/** Returns one row per given field, with its label in the mail. The quantity includes its unit. */
export function quotationRows(
  enquiry: Pick<StoredEnquiry, 'quotation'>,
  { asks, mail: { labels } }: Pick<EnquiryTexts, 'asks' | 'mail'>,
): [label: string, value: string][] {
  const given = quotationOf(enquiry);
  const asked = splitAsks(given.asks).map((ask) => asks[ask]);
  const values = {
    ...given,
    asks: asked.join(', '),
    quantity: `${given.quantity ?? ''} ${given.unit ?? ''}`,
  };
  return QUOTATION_FIELDS.filter((field) => field !== 'unit')
    .map((field): [string, string] => [labels[field], inOneLine(values[field] ?? '')])
    .filter(([, value]) => value !== '');
}
