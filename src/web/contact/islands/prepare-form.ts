import { SUBMISSION_FIELD } from '../../../records/enquiries/enquiry.ts';

/** The choice of a chemical that is not in the catalogue. No product has this slug. */
export const WANTED_CHOICE = '?';
const WANTED_OPTION = '[data-wanted]';

const productListOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLSelectElement>('[name="product"]');

/** Returns the slug of the chosen product, `WANTED_CHOICE`, or an empty text for none. */
export function choiceIn(form: HTMLFormElement): string {
  const list = productListOf(form);
  return list?.selectedOptions[0]?.matches(WANTED_OPTION) ? WANTED_CHOICE : (list?.value ?? '');
}

/** Chooses "Another chemical", which React cannot: its option has the value of "none". */
export function chooseWanted(form: HTMLFormElement): void {
  const option = productListOf(form)?.querySelector<HTMLOptionElement>(WANTED_OPTION);
  if (option) option.selected = true;
}

/** Sets the submission ID, so that a repeat is stored once. */
export function withSubmissionId(form: HTMLFormElement): HTMLFormElement {
  const submission = form.querySelector<HTMLInputElement>(`[name="${SUBMISSION_FIELD}"]`);
  if (submission) submission.value ||= randomUuid();
  return form;
}

/** Returns a UUID of version 4 (RFC 9562). `crypto.randomUUID` exists only since 2022 and only over HTTPS. */
function randomUuid(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
