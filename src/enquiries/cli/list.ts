import { quotationOf } from '../enquiry-columns.ts';
import { productNames, quotationRows } from '../quotation-rows.ts';
import { formatTable, localTime, showCount } from './format.ts';
import type { CommandContext } from './on-store.ts';

const HEADINGS = [
  'Reference',
  'Received',
  'Mail',
  'Name',
  'Company',
  'Email or phone',
  'Product',
  'Details',
];

export async function list(
  { store, settings }: CommandContext,
  { limit }: { limit: number },
): Promise<void> {
  const enquiries = await store.listLatest(limit);
  const { enquiries: count } = await store.counts();
  if (count === 0) {
    console.error('There are no enquiries yet.');
    return;
  }
  const rows = enquiries.map((enquiry) => {
    const quotation = quotationOf(enquiry);
    return [
      enquiry.reference,
      localTime(enquiry.received_at),
      enquiry.suspected === 1 ? `${enquiry.state}, suspected` : enquiry.state,
      enquiry.name,
      enquiry.company,
      enquiry.email || enquiry.phone,
      productNames(quotation, settings).join(', '),
      quotationRows(quotation, settings)
        .map(([label, value]) => `${label}: ${value}`)
        .join('; '),
    ];
  });
  console.log(formatTable([HEADINGS, ...rows]));
  if (count > enquiries.length) {
    const shown = showCount(enquiries.length);
    console.error(`The latest ${shown} of ${showCount(count)}. See more with --limit.`);
  }
}
