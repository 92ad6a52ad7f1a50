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
  const all: Readonly<Record<string, unknown>> = { ...values, ...first };
  const given = QUOTATION_FIELDS.filter((field) => (all[field] ?? '') !== '');
  const quotation = {
    ...Object.fromEntries(given.map((field) => [field, all[field]])),
    ...(further.length > 0 && { lines: further.map(givenFields) }),
  };
  const contact = CONTACT_FIELDS.map((field) => [field, all[field] ?? '']);
  return {
    ...(Object.fromEntries(contact) as Record<ContactField, string>),
    quotation: Object.keys(quotation).length === 0 ? null : JSON.stringify(quotation),
  };
}

function givenFields(line: StoredLine): StoredLine {
  return Object.fromEntries(
    LINE_FIELDS.flatMap((field) => (line[field] ? [[field, line[field]]] : [])),
  );
}

/** Returns the quotation that an enquiry was stored with. Without a product or its details, there are no lines. */
export function quotationOf({
  product,
  quotation,
}: Pick<StoredEnquiry, 'product' | 'quotation'>): Quotation {
  const stored = JSON.parse(quotation ?? '{}') as Partial<Quotation> & StoredLine;
  const { lines = [], ...values } = stored;
  const first = givenFields({ ...values, product });
  const ofLine: readonly string[] = LINE_FIELDS;
  const others = Object.entries(values).filter(([field]) => !ofLine.includes(field));
  return {
    ...Object.fromEntries(others),
    lines: Object.keys(first).length === 0 ? lines : [first, ...lines],
  };
}
