import { QUOTATION_FIELDS, splitAsks } from '../records/enquiries/enquiry.ts';
import { amountOf } from '../records/enquiries/quotation-choices.ts';
import { fillText } from '../records/reading/fill-text.ts';
import type { Quotation, StoredLine } from './enquiry-columns.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { inOneLine } from './one-line.ts';

type Row = [label: string, value: string];
type Words = Pick<EnquirySettings, 'products' | 'texts'>;

/** Further names of products are cut off in a text that has room for a few. */
const NAMES_LENGTH_MAX = 80;

/** Returns the name of a line's product, or what the visitor wants instead. */
function nameOf(
  { product = '', wanted = '' }: Pick<StoredLine, 'product' | 'wanted'>,
  { products, texts }: Words,
): string {
  const purposes: Readonly<Record<string, string>> = texts.purposes;
  const known = products.find(({ slug }) => slug === product)?.name ?? purposes[product];
  // A product that is no longer in the catalogue is named by its slug.
  return inOneLine(known ?? (product || wanted));
}

/** Returns the names of the products of all lines, each once. */
export function productNames({ lines }: Quotation, words: Words): string[] {
  return [...new Set(lines.map((line) => nameOf(line, words)))].filter((name) => name !== '');
}

/** Returns the only product, or the number of products and the first names; undefined without a product. */
export function summariseProducts(quotation: Quotation, words: Words): string | undefined {
  const names = productNames(quotation, words);
  if (names.length < 2) return names[0];
  const all = names.join(', ');
  const isLong = all.length > NAMES_LENGTH_MAX;
  return fillText(words.texts.mail.products, {
    count: names.length,
    names: isLong ? `${all.slice(0, NAMES_LENGTH_MAX).toWellFormed()}…` : all,
  });
}

/** Returns one row per given field, with its label in the mail. Of several products, each has one row. */
export function quotationRows({ lines, ...quotation }: Quotation, words: Words): Row[] {
  const { labels } = words.texts.mail;
  const [only = {}, ...further] = lines;
  if (further.length === 0) return fieldRows({ ...quotation, ...only }, words);
  const lineRows = lines.map((line, index): Row => {
    const details = fieldRows(line, words).map(([label, value]) => `${label}: ${value}`);
    const product = nameOf({ product: line.product }, words);
    const parts = [product, ...details].filter((part) => part !== '');
    return [`${labels.product} ${index + 1}`, parts.join('; ')];
  });
  return [...lineRows.filter(([, value]) => value !== ''), ...fieldRows(quotation, words)];
}

/** Returns one row per given field. The quantity includes its unit. */
function fieldRows(given: Omit<Quotation, 'lines'> & StoredLine, { texts }: Words): Row[] {
  const { quantity = '', unit = '', delivery = '' } = given;
  const deliveries: Readonly<Record<string, string>> = texts.deliveries;
  const shown: typeof given = {
    ...given,
    asks: splitAsks(given.asks)
      .map((ask) => texts.asks[ask])
      .join(', '),
    delivery: deliveries[delivery],
    ...(quantity !== '' && { quantity: amountOf({ quantity, unit }), unit: '' }),
  };
  return QUOTATION_FIELDS.map((field): Row => [
    texts.mail.labels[field],
    inOneLine(shown[field] ?? ''),
  ]).filter(([, value]) => value !== '');
}
