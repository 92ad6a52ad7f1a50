import type { EnquiryValues, FieldTexts } from './enquiry.ts';

/**
 * The id of the element that contains the form's state as JSON, written by the server and read by the form's script.
 */
export const ENQUIRY_STATE_ID = 'enquiry-state';

/** Headings of the form's notices, also used in the page title. */
export const NOTICE_HEADINGS = {
  invalid: 'Please check these fields',
  'not-stored': 'Your enquiry was not sent',
  unconfirmed: 'We cannot tell whether your enquiry arrived',
} as const;

export type SendOutcome =
  /** `sent` has the values if this page sent them. */
  | { kind: 'stored'; reference: string; sent?: EnquiryValues }
  /** One message for each invalid field. */
  | { kind: 'invalid'; errors: FieldTexts }
  /**
   * `not-stored`: the server stored nothing, for the reason in `message`. `unconfirmed`: there was no response, or an
   * unreadable one, so the enquiry may have been stored.
   */
  | { kind: 'not-stored' | 'unconfirmed'; message: string };

/** Returns the title of the Contact page with a receipt or a notice. */
export function enquiryTitle(kind: SendOutcome['kind']): string {
  return kind === 'stored' ? 'Enquiry received' : `Error: ${NOTICE_HEADINGS[kind]}`;
}

/** The state of the enquiry that the Contact page shows. */
export type EnquiryPageState =
  | Extract<SendOutcome, { kind: 'stored' }>
  /** `prefilled` is a form that is not sent yet. The link that opened it names a product, what is asked for, or both. */
  | (({ kind: 'prefilled' } | Exclude<SendOutcome, { kind: 'stored' }>) & {
      /** The values of the link, or those that were submitted. */
      values: FieldTexts;
      /** The UUID for the next submission: a new one; after a 503, the same one, because the form may be stored. */
      submission: string;
    });
