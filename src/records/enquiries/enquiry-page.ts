import type { FieldTexts } from './enquiry.ts';

/**
 * The id of the element that contains the form's state as JSON, written by the server and read by the form's script.
 */
export const ENQUIRY_STATE_ID = 'enquiry-state';

/** Headings of the form's notices, also used in the page title. */
export const NOTICE_HEADINGS = {
  invalid: 'Please check these fields',
  /** The server rejected the enquiry and stored nothing. */
  refused: 'Your enquiry was not sent',
  /** There was no response, or an unreadable one, so the enquiry may have been stored. */
  unconfirmed: 'We cannot tell whether your enquiry arrived',
} as const;

/** Returns the title of the Contact page with a receipt or a notice. */
export function enquiryTitle(result: 'received' | keyof typeof NOTICE_HEADINGS): string {
  return result === 'received' ? 'Enquiry received' : `Error: ${NOTICE_HEADINGS[result]}`;
}

/** The state of the enquiry that the Contact page shows. */
export type EnquiryPageState =
  /** Not sent yet. The link names a product of the catalogue and may name a document. */
  | {
      kind: 'prefilled';
      product: string;
      /** The initial text of the message, if the link names a document. */
      message?: string;
      /** The ticked values of `asks`, joined by commas; may be empty. */
      asks: string;
    }
  | { kind: 'received'; reference: string }
  | {
      kind: 'rejected';
      /** 422: a field is invalid; 429: too many enquiries; 503: storage is down. */
      status: 422 | 429 | 503;
      /** The submitted values by field. */
      values: FieldTexts;
      /** One message for each invalid field. */
      errors: FieldTexts;
      /** The message about the whole form, for 429 and 503. */
      message?: string;
      /** The UUID for the next submission: a new one; after a 503, the same one, because the form may be stored. */
      submission: string;
    };

/** Returns the initial values of the form's fields. */
export function valuesOf(state: EnquiryPageState | undefined): FieldTexts {
  if (state?.kind === 'rejected') return state.values;
  return state?.kind === 'prefilled' ? state : {};
}
