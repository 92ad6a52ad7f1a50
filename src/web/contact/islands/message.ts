import { QUOTATION_FIELDS } from '../../../records/enquiries/enquiry.ts';
import type { EnquiryFormData, FormProduct } from '../../../records/enquiries/enquiry-form-data.ts';

/** The enabled controls of a quotation. */
const DETAILS = QUOTATION_FIELDS.map((field) => `[name="${field}"]:enabled`).join();

type Products = EnquiryFormData['products'];

/** Returns the product that a value of the form names; undefined if there is none. */
export function findProduct(products: Products, slug: string): FormProduct | undefined {
  const product = products[slug];
  // Every object has `__proto__` and `constructor`, which are no products.
  return Array.isArray(product?.grades) ? product : undefined;
}

/** Replaces an empty message when details of a quotation are filled in, because the server requires a message. */
const DETAILS_MESSAGE = 'What we need is filled in above.';

/** Returns the initial message of an enquiry about a product; empty without one. */
export function messageFor(product: FormProduct | undefined): string {
  return product ? `Please send us your offer for ${product.name}.` : '';
}

/** Returns the initial message of an enquiry about a chemical that is not in the catalogue. */
export function messageForUnlisted(wanted: string): string {
  return wanted === '' ? '' : `We are looking for: ${wanted}`;
}

/** Replaces the message with that of the chosen product, unless the visitor has edited it. */
export function prefillMessage(select: HTMLSelectElement, products: Products): void {
  const message = select.form && messageOf(select.form);
  if (!message) return;
  const isPrefilled = Object.values(products).some(
    (product) => messageFor(product) === message.value,
  );
  if (message.value === '' || isPrefilled)
    message.value = messageFor(findProduct(products, select.value));
}

/**
 * Returns the message that is currently in the page; undefined when the page has no form. During hydration, React would
 * reset a text area to its prerendered text if that were its default value.
 */
export function messageInPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>('form [name="message"]')?.value;
}

/** Returns whether any detail of a quotation is filled in. */
export function hasDetails(form: HTMLFormElement): boolean {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(DETAILS)];
  return controls.some((control) =>
    control.matches('[type="checkbox"]') ? control.matches(':checked') : control.value !== '',
  );
}

/** Fills in an empty message when the details of a quotation are filled in. */
export function completeMessage(form: HTMLFormElement): void {
  const message = messageOf(form);
  if (!message) return;
  const areDetailsGiven = hasDetails(form);
  if (areDetailsGiven && message.value.trim() === '') message.value = DETAILS_MESSAGE;
  // The form was not sent, and the details have been cleared since.
  if (!areDetailsGiven && message.value === DETAILS_MESSAGE) message.value = '';
}

export function messageOf(form: HTMLFormElement): HTMLTextAreaElement | undefined {
  const message = form.elements.namedItem('message');
  return message instanceof HTMLTextAreaElement ? message : undefined;
}
