import { QUOTATION_FIELDS } from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData } from '../../../records/enquiries/enquiry-form-data.ts';

/** The enabled controls of a quotation. */
const DETAILS = QUOTATION_FIELDS.map((field) => `[name="${field}"]:enabled`).join();

type Offers = EnquiryFormData['offers'];

/** In place of an empty message, where details of a quotation are filled in: the server requires one. */
const DETAILS_MESSAGE = 'What we need is filled in above.';

/** The first message of an enquiry about a product; empty without one. */
export function messageFor(offer: Offers[string] | undefined): string {
  return offer ? `Please send us your offer for ${offer.name}.` : '';
}

/** The first message of an enquiry about a chemical that the catalogue does not have. */
export function messageForUnlisted(wanted: string): string {
  return wanted === '' ? '' : `We are looking for: ${wanted}`;
}

/** Replaces the message by that of the product just chosen, unless the visitor has written one. */
export function prefillMessage(select: HTMLSelectElement, offers: Offers): void {
  const message = select.form && messageOf(select.form);
  if (!message) return;
  const isPrefilled = Object.values(offers).some((offer) => messageFor(offer) === message.value);
  if (message.value === '' || isPrefilled) message.value = messageFor(offers[select.value]);
}

/**
 * The message in the page as the visitor has left it. During hydration React would reset a text area
 * to its prerendered text if that were its default. Undefined where the page has no form.
 */
export function messageInPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>('form [name="message"]')?.value;
}

/** Whether a form has any detail of a quotation. */
export function givesDetails(form: HTMLFormElement): boolean {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(DETAILS)];
  return controls.some((control) =>
    control.matches('[type="checkbox"]') ? control.matches(':checked') : control.value !== '',
  );
}

/** Fills an empty message where the details of a quotation say what is needed. */
export function completeMessage(form: HTMLFormElement): void {
  const message = messageOf(form);
  if (!message) return;
  const isSaid = givesDetails(form);
  if (isSaid && message.value.trim() === '') message.value = DETAILS_MESSAGE;
  // The form was not sent, and the details have been emptied since.
  if (!isSaid && message.value === DETAILS_MESSAGE) message.value = '';
}

/** The form's text area. */
export function messageOf(form: HTMLFormElement): HTMLTextAreaElement | undefined {
  const message = form.elements.namedItem('message');
  return message instanceof HTMLTextAreaElement ? message : undefined;
}
