import { SUBMISSION_FIELD } from '../../../records/enquiries/enquiry.ts';
import { PRODUCT_PARAMETER, ROUTES, WANTED_PARAMETER } from '../../../records/addresses/routes.ts';
import { messageForUnlisted, messageOf } from './message.ts';

/** The list's option for a chemical that is not in the catalogue. No product has this slug. */
export const UNLISTED = '?';

/** Returns the slug of the chosen product, `UNLISTED`, or an empty text for none. */
export function choiceOf(select: HTMLSelectElement): string {
  const option = select.options[select.selectedIndex];
  return option?.hasAttribute('data-unlisted') ? UNLISTED : select.value;
}

/**
 * Turns off the browser's validation and applies the query of the URL, for hosts that serve the form without it: a
 * product (`?product=acetone`), or a chemical that is not in the catalogue (`?wanted=xylene`), which the message then
 * mentions.
 */
export function prepareForm(form: HTMLFormElement): void {
  // From now on, the form shows its own messages beside the fields instead of the browser's.
  form.noValidate = true;
  const product = form.elements.namedItem('product');
  if (!(product instanceof HTMLSelectElement) || product.selectedIndex > 0) return;
  const asked = new URLSearchParams(location.search);
  const slug = asked.get(PRODUCT_PARAMETER);
  const wanted = asked.get(WANTED_PARAMETER);
  const options = [...product.options];
  if (slug !== null) {
    const option = options.find(({ value }) => value === slug);
    // If the option was already selected in the page, the visitor may have chosen another one since.
    if (option && !option.defaultSelected) product.value = slug;
  } else if (wanted !== null) {
    product.selectedIndex = options.findIndex((option) => option.hasAttribute('data-unlisted'));
    const message = messageOf(form);
    if (message?.value === '') message.value = messageForUnlisted(wanted);
  }
}

/**
 * Writes the choice into the URL, so that the page has the fields of the quotation when the visitor goes back to it:
 * browsers restore only the values of fields that are in the page's HTML.
 */
export function nameProductInAddress(choice: string): void {
  // At other paths, the page is the response to a form that was sent without script.
  if (location.pathname !== ROUTES.contact) return;
  const address = new URL(location.href);
  const { searchParams } = address;
  const isUnlisted = choice === UNLISTED;
  const slug = isUnlisted ? '' : choice;
  const isNamed = (searchParams.get(PRODUCT_PARAMETER) ?? '') === slug;
  if (isNamed && searchParams.has(WANTED_PARAMETER) === isUnlisted) return;
  if (slug === '') searchParams.delete(PRODUCT_PARAMETER);
  else searchParams.set(PRODUCT_PARAMETER, slug);
  if (isUnlisted) searchParams.set(WANTED_PARAMETER, '');
  else searchParams.delete(WANTED_PARAMETER);
  history.replaceState(null, '', address);
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
