import {
  countLines,
  LINE_FIELDS,
  LINES_MAX,
  nameInLine,
  splitAsks,
  splitFieldName,
  type EnquiryField,
  type FieldName,
  type SubmittedForm,
} from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-props.ts';
import {
  ASK_PARAMETER,
  PRODUCT_PARAMETER,
  WANTED_PARAMETER,
} from '../../../records/urls/routes.ts';
import { addressHere, findDraft, findKept, valuesIn } from './draft.ts';
import { findProduct } from './message.ts';

export const DELIVERY_KEY = 'delivery';

/** The sender and the products of an enquiry, kept on the device if the visitor wants it. */
export const SENDER_KEY = 'sender';
const SENDER_FIELDS: readonly EnquiryField[] = ['name', 'company', 'email', 'phone'];

/** Returns those of some values that are kept; with `isSenderOnly`, not the products. */
export function keptOf(values: SubmittedForm, isSenderOnly = false): SubmittedForm {
  const fields = isSenderOnly ? SENDER_FIELDS : [...SENDER_FIELDS, ...LINE_FIELDS];
  return Object.fromEntries(
    Object.entries(values).filter(([name]) =>
      fields.includes(splitFieldName(name as FieldName).field),
    ),
  );
}

type Products = EnquiryFormData['products'];

/** Returns the products that were added to the enquiry on this device (`layouts/enquiry-list.ts`). */
export const listedProducts = () =>
  (document.documentElement.dataset['enquiry'] ?? '').split(' ').filter(Boolean);

/** Changes that list. */
export function listProducts(slugs: readonly string[]): void {
  dispatchEvent(new CustomEvent('enquiry-list', { detail: slugs.join(' ') }));
}

/** Adds a product or the name of a chemical, unless a line has it: to the first line without either, else in a new one. */
function withLine(
  values: SubmittedForm,
  field: 'product' | 'wanted',
  text: string,
  products: Products,
): SubmittedForm {
  const lines = Array.from({ length: countLines(values) + 1 }, (_, index) => index + 1);
  if (lines.some((line) => values[nameInLine(field, line)] === text)) return values;
  const free = lines.find(
    (line) =>
      line <= LINES_MAX &&
      !values[nameInLine('wanted', line)] &&
      !findProduct(products, values[nameInLine('product', line)] ?? ''),
  );
  return free ? { ...values, [nameInLine(field, free)]: text } : values;
}

/**
 * Returns the values that the form should have: those of the tab's draft, changed by what the visitor entered before the
 * script ran; then the product or chemical of a link that was followed since, and the products added to the enquiry.
 * Undefined when the form has them. `given` are the values of the page as it was sent.
 */
export function findValuesToRestore(
  form: HTMLFormElement,
  given: SubmittedForm,
  products: Products,
): SubmittedForm | undefined {
  const inPage = valuesIn(form);
  const names = Object.keys({ ...given, ...inPage }) as (keyof SubmittedForm)[];
  const entered = Object.fromEntries(
    names
      .filter((name) => name !== 'submission' && (inPage[name] ?? '') !== (given[name] ?? ''))
      .map((name) => [name, inPage[name] ?? '']),
  );
  const query = new URLSearchParams(location.search);
  const isAboutOthers = query.has(PRODUCT_PARAMETER) || query.has(WANTED_PARAMETER);
  const kept = findKept<SubmittedForm>('localStorage', SENDER_KEY) ?? {};
  const draft = findDraft() ?? {
    address: undefined,
    values: keptOf(kept, isAboutOthers || listedProducts().length > 0),
  };
  const delivery = findKept<string>('localStorage', DELIVERY_KEY);
  let values: SubmittedForm = { ...(delivery && { delivery }), ...draft.values, ...entered };
  if (draft.address !== addressHere() && !('product' in entered)) {
    const product = query.get(PRODUCT_PARAMETER) ?? '';
    const wanted = query.get(WANTED_PARAMETER);
    if (findProduct(products, product)) values = withLine(values, 'product', product, products);
    else if (wanted !== null) values = withLine(values, 'wanted', wanted, products);
    const asks = splitAsks(`${values.asks},${query.get(ASK_PARAMETER)}`).join(',');
    if (asks) values = { ...values, asks };
  }
  for (const slug of listedProducts())
    if (findProduct(products, slug)) values = withLine(values, 'product', slug, products);
  const isRestored = (Object.keys(values) as (keyof SubmittedForm)[]).every(
    (name) => values[name] === inPage[name],
  );
  return isRestored
    ? undefined
    : { ...values, submission: values.submission ?? inPage.submission ?? '' };
}
