import { SUBMISSION_FIELD } from '../../../records/enquiries/enquiry.ts';
import { PRODUCT_PARAMETER, ROUTES, WANTED_PARAMETER } from '../../../records/urls/routes.ts';

/** The choice of a chemical that is not in the catalogue. No product has this slug. */
export const WANTED_CHOICE = '?';
const WANTED_OPTION = '[data-wanted]';

function productListOf(form: HTMLFormElement): HTMLSelectElement | undefined {
  const list = form.elements.namedItem('product');
  return list instanceof HTMLSelectElement ? list : undefined;
}

/** Returns the slug of the chosen product, `WANTED_CHOICE`, or an empty text for none. */
export function choiceIn(form: HTMLFormElement): string {
  const list = productListOf(form);
  return list?.selectedOptions[0]?.matches(WANTED_OPTION) ? WANTED_CHOICE : (list?.value ?? '');
}

/**
 * Turns off the browser's validation and applies the query of the URL where no server has done it: a product
 * (`?product=acetone`), or a chemical that is not in the catalogue (`?wanted=xylene`).
 */
export function prepareForm(form: HTMLFormElement): void {
  // From now on, the form shows its own messages beside the fields instead of the browser's.
  form.noValidate = true;
  const list = productListOf(form);
  if (!list || list.selectedIndex > 0) return;
  const query = new URLSearchParams(location.search);
  const options = [...list.options];
  const product = options.find(({ value }) => value === query.get(PRODUCT_PARAMETER));
  // If the page already selected it, the visitor may have chosen another one since.
  if (product && !product.defaultSelected) product.selected = true;
  const wanted = query.get(WANTED_PARAMETER);
  if (wanted === null) return;
  list.selectedIndex = options.findIndex((option) => option.matches(WANTED_OPTION));
  const field = form.elements.namedItem('wanted');
  if (field instanceof HTMLInputElement && field.value === '') field.value = wanted;
}

/**
 * Writes the choice into the URL, so that the page has the fields of the quotation when the visitor goes back to it:
 * browsers restore only the values of fields that are in the page's HTML.
 */
export function nameProductInAddress(choice: string): void {
  // At other paths, the page is the response to a form that was sent without script.
  if (location.pathname !== ROUTES.contact) return;
  const address = new URL(location.href);
  const query = address.searchParams;
  if (choice === '' || choice === WANTED_CHOICE) query.delete(PRODUCT_PARAMETER);
  else query.set(PRODUCT_PARAMETER, choice);
  if (choice !== WANTED_CHOICE) query.delete(WANTED_PARAMETER);
  else if (!query.has(WANTED_PARAMETER)) query.set(WANTED_PARAMETER, '');
  if (address.href !== location.href) history.replaceState(null, '', address);
}

/** Sets the submission ID, so that a repeat is stored once. */
export function withSubmissionId(form: HTMLFormElement): HTMLFormElement {
  const submission = form.elements.namedItem(SUBMISSION_FIELD);
  if (submission instanceof HTMLInputElement) submission.value ||= randomUuid();
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
