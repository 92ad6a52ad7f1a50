import { DETAIL_FIELDS, splitAsks, type EnquiryDetails } from '../records/enquiries/enquiry.ts';
import type { EnquiryTexts } from '../records/enquiries/enquiry-texts.ts';
import type { StoredEnquiry } from './db/schema.ts';
import { inOneLine } from './one-line.ts';

/** Returns the details that an enquiry was stored with; empty when there are none. */
export function detailsOf({ quotation }: Pick<StoredEnquiry, 'quotation'>): EnquiryDetails {
  return quotation === null ? {} : (JSON.parse(quotation) as EnquiryDetails);
}

/** Returns one row per given detail, with its label in the mail. The quantity includes its unit. */
export function detailRows(
  enquiry: Pick<StoredEnquiry, 'quotation'>,
  { asks, mail: { labels } }: Pick<EnquiryTexts, 'asks' | 'mail'>,
): [label: string, value: string][] {
  const given = detailsOf(enquiry);
  const asked = splitAsks(given.asks).map((ask) => asks[ask]);
  const values: EnquiryDetails = {
    ...given,
    asks: asked.join(', '),
    quantity: `${given.quantity ?? ''} ${given.unit ?? ''}`,
  };
  return DETAIL_FIELDS.filter((field) => field !== 'unit')
    .map((field): [string, string] => [labels[field], inOneLine(values[field] ?? '')])
    .filter(([, value]) => value !== '');
}
