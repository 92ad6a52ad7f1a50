import {
  HONEYPOT_FIELD,
  readForm,
  type EnquiryValues,
  type SubmittedForm,
} from '../../../records/enquiries/enquiry.ts';

type Place = 'sessionStorage' | 'localStorage';

/** Keeps a value in this tab or on this device; undefined deletes it. Blocked or full storage keeps nothing. */
export function keep(place: Place, key: string, value: unknown): void {
  try {
    if (value === undefined) window[place].removeItem(key);
    else window[place].setItem(key, JSON.stringify(value));
  } catch {
    // The form works without it.
  }
}

/** Returns a value that was kept; undefined when there is none. */
export function findKept<Value>(place: Place, key: string): Value | undefined {
  try {
    return (JSON.parse(window[place].getItem(key) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The unsent form of this tab, which a reload or a visit to another page must not lose, and the address it was typed at. */
type Draft = { address: string; values: SubmittedForm };
const DRAFT_KEY = 'enquiry';

export const addressHere = () => location.pathname + location.search;

export const findDraft = () => findKept<Draft>('sessionStorage', DRAFT_KEY);
export const deleteDraft = () => keep('sessionStorage', DRAFT_KEY, undefined);
export function saveDraft(values: SubmittedForm, address = addressHere()): void {
  keep('sessionStorage', DRAFT_KEY, { address, values } satisfies Draft);
}

/** The values of the last enquiry that this tab sent, for its receipt. */
type Receipt = { reference: string; sent: EnquiryValues };
const RECEIPT_KEY = 'receipt';
export const keepReceipt = (receipt: Receipt) => keep('sessionStorage', RECEIPT_KEY, receipt);
export function findSent(reference: string): EnquiryValues | undefined {
  const receipt = findKept<Receipt>('sessionStorage', RECEIPT_KEY);
  return receipt?.reference === reference ? receipt.sent : undefined;
}

/** Returns the values of a form as its browser would send them, without those of hidden fields. */
export function valuesIn(form: HTMLFormElement): SubmittedForm {
  // The form has no file fields.
  const { [HONEYPOT_FIELD]: _, ...values } = readForm([...new FormData(form)] as [
    string,
    string,
  ][]);
  return values;
}
