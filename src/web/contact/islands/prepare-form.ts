import { SUBMISSION_FIELD } from '../../../records/enquiries/enquiry.ts';
import { PRODUCT_PARAMETER, ROUTES, WANTED_PARAMETER } from '../../../records/addresses/routes.ts';
import { messageForUnlisted, messageOf } from './message.ts';

/** The choice of a chemical that the catalogue does not have. No product has this slug. */
export const UNLISTED = '?';

/** The slug of the product that a list has chosen, `UNLISTED`, or an empty text for none. */
export function choiceOf(select: HTMLSelectElement): string {
  const option = select.options[select.selectedIndex];
  return option?.hasAttribute('data-unlisted') ? UNLISTED : select.value;
}

/**
 * Takes over the checks, and chooses what the address names where the page came from a host that did
 * not: a product (`?product=acetone`), or a chemical that is not in the catalogue (`?wanted=xylene`),
 * with which the message begins.
 */
export function prepareForm(form: HTMLFormElement): void {
  // From here on the form shows its own sentences beside the fields, and the browser shows none.
  form.noValidate = true;
  const product = form.elements.namedItem('product');
  if (!(product instanceof HTMLSelectElement) || product.selectedIndex > 0) return;
  const asked = new URLSearchParams(location.search);
  const slug = asked.get(PRODUCT_PARAMETER);
  const wanted = asked.get(WANTED_PARAMETER);
  const options = [...product.options];
  if (slug !== null) {
    const option = options.find(({ value }) => value === slug);
    // The page may have come with it chosen, and the visitor has chosen none since.
    if (option && !option.defaultSelected) product.value = slug;
  } else if (wanted !== null) {
    product.selectedIndex = options.findIndex((option) => option.hasAttribute('data-unlisted'));
    const message = messageOf(form);
    if (message?.value === '') message.value = messageForUnlisted(wanted);
  }
}

/**
 * Writes the choice into the address, so that the page comes with the quotation's fields when the
 * visitor comes back: browsers restore only what was typed into fields that a page comes with.
 */
export function nameProductInAddress(choice: string): void {
  // Elsewhere the page is the answer to a form that was sent without script.
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

/** Gives the enquiry an id, so that a repeated sending stays one enquiry. */
export function withSubmissionId(form: HTMLFormElement): HTMLFormElement {
  const submission = form.elements.namedItem(SUBMISSION_FIELD);
  if (submission instanceof HTMLInputElement) submission.value ||= randomUuid();
  return form;
}

/** A UUID of version 4 (RFC 9562). Browsers have one of their own only since 2022, and only over HTTPS. */
function randomUuid(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
