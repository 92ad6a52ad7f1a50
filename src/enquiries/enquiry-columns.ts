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
export type StoredLine = Readonly<Partial<Record<LineField, string>>>;

/** The fields of a quotation that have a value: those of the enquiry and of its first line; then the further lines. */
type Quotation = Readonly<Partial<Record<QuotationField, string>>> & {
  readonly lines?: readonly StoredLine[];
};

/** The columns with the values of an enquiry. */
export type EnquiryColumns = Record<ContactField, string> & Pick<StoredEnquiry, 'quotation'>;

/** Returns the columns of an enquiry. Empty lines are left out. */
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

/** Returns the quotation that an enquiry was stored with; empty when there is none. */
export function quotationOf({ quotation }: Pick<StoredEnquiry, 'quotation'>): Quotation {
  return quotation === null ? {} : (JSON.parse(quotation) as Quotation);
}

/** Returns the lines of an enquiry; empty when it names no product and nothing that is wanted of one. */
export function linesOf(enquiry: Pick<StoredEnquiry, 'product' | 'quotation'>): StoredLine[] {
  const { lines = [], ...quotation } = quotationOf(enquiry);
  const first = givenFields({ ...quotation, product: enquiry.product });
  return Object.keys(first).length === 0 ? [...lines] : [first, ...lines];
}
