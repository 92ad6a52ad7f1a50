import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-data.ts';
import { QUOTATION_FIELDS, SUBMISSION_FIELD } from '../../../records/enquiries/enquiry.ts';
import { PRODUCT_PARAMETER, ROUTES, WANTED_PARAMETER } from '../../../records/addresses/routes.ts';

/**
 * Takes over the checks, chooses the product that the address names (`?product=acetone`) where the
 * page came from a host that did not, and begins the message about what the catalogue does not have
 * (`?wanted=xylene`).
 */
export function prepareForm(form: HTMLFormElement, { texts }: EnquiryFormData): void {
  // From here on the form's own checks speak, beside the fields, in place of the browser's.
  form.noValidate = true;
  const product = form.elements.namedItem('product');
  const asked = new URLSearchParams(location.search);
  const slug = asked.get(PRODUCT_PARAMETER);
  const wanted = asked.get(WANTED_PARAMETER);
  const message = messageOf(form);
  if (wanted !== null && message?.value === '') {
    message.value = texts.wanted.replace('{wanted}', () => wanted);
  }
  if (!(product instanceof HTMLSelectElement)) return;
  if (product.value !== '' || slug === null) return;
  const option = [...product.options].find(({ value }) => value === slug);
  // The page that came with it chosen has had it let go since.
  if (option && !option.defaultSelected) product.value = slug;
}

/**
 * So that the page comes with the quotation's fields when the visitor comes back: browsers give back
 * only what was typed into fields that a page comes with, and phones forget pages that were left.
 */
export function nameProductInAddress(slug: string): void {
  // Elsewhere the page is the answer to a form that was sent without script.
  if (location.pathname !== ROUTES.contact) return;
  const address = new URL(location.href);
  if ((address.searchParams.get(PRODUCT_PARAMETER) ?? '') === slug) return;
  if (slug === '') address.searchParams.delete(PRODUCT_PARAMETER);
  else address.searchParams.set(PRODUCT_PARAMETER, slug);
  history.replaceState(null, '', address);
}

function messageOf(form: HTMLFormElement): HTMLTextAreaElement | undefined {
  const message = form.elements.namedItem('message');
  return message instanceof HTMLTextAreaElement ? message : undefined;
}

/** Who has filled in what a quotation needs has said it all, but an enquiry needs a message. */
export function completeMessage(form: HTMLFormElement, { texts }: EnquiryFormData): void {
  const message = messageOf(form);
  if (!message) return;
  const saidAbove = texts.quotation.message;
  const filledIn = new FormData(form);
  const isSaid = QUOTATION_FIELDS.some((field) => filledIn.get(field));
  if (isSaid && message.value.trim() === '') message.value = saidAbove;
  // Something was wrong with it, and its details have been emptied since.
  if (!isSaid && message.value === saidAbove) message.value = '';
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
