import {
  CONTACT_FIELDS,
  isGivenLine,
  LINE_FIELDS,
  QUOTATION_FIELDS,
  type ContactField,
  type EnquiryValues,
  type LineField,
  type QuotationField,
} from '../records/enquiries/enquiry.ts';
import type { StoredEnquiry } from './db/schema.ts';

/** The fields of a line that have a value. */
export type StoredLine = Readonly<Partial<Record<LineField, string | undefined>>>;

/** The fields of a quotation that have a value, and all lines that have one. */
export type Quotation = Readonly<
  Partial<Record<Exclude<QuotationField, LineField>, string | undefined>>
> & { readonly lines: readonly StoredLine[] };

/** The columns with the values of an enquiry. */
export type EnquiryColumns = Record<ContactField, string> & Pick<StoredEnquiry, 'quotation'>;

/**
 * Returns the columns of an enquiry. The column `quotation` has the fields of the first line beside those of the
 * enquiry, as every stored enquiry has; then the further lines. Empty lines are left out.
 */
export function columnsOf(values: EnquiryValues): EnquiryColumns {
  const [first, ...further] = values.lines.filter(isGivenLine);
  const all: StoredValues = { ...values, lines: undefined, ...first };
  const quotation = {
    ...givenOf(QUOTATION_FIELDS, all),
    ...(further.length > 0 && { lines: further.map((line) => givenOf(LINE_FIELDS, line)) }),
  };
  const contact = CONTACT_FIELDS.map((field) => [field, all[field] ?? '']);
  return {
    ...(Object.fromEntries(contact) as Record<ContactField, string>),
    quotation: Object.keys(quotation).length === 0 ? null : JSON.stringify(quotation),
  };
}

type StoredValues = Readonly<Partial<Record<string, string | undefined>>>;

function givenOf(fields: readonly string[], values: StoredValues): StoredValues {
  return Object.fromEntries(
    fields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
  );
}

/** Returns the quotation that an enquiry was stored with. Without a product or its details, there are no lines. */
export function quotationOf({
  product,
  quotation,
}: Pick<StoredEnquiry, 'product' | 'quotation'>): Quotation {
  const stored = JSON.parse(quotation ?? '{}') as Partial<Quotation> & StoredLine;
  const { lines = [], ...values } = stored;
  const first = givenOf(LINE_FIELDS, { ...values, product });
  const own = QUOTATION_FIELDS.filter((field) => !(field in first));
  return {
    ...givenOf(own, values),
    lines: Object.keys(first).length === 0 ? lines : [first, ...lines],
  };
}
