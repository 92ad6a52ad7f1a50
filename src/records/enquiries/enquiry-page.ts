import type { FieldTexts } from './enquiry.ts';

/** The id of the element in which the server puts the state, as JSON, for the form's script. */
export const ENQUIRY_STATE_ID = 'enquiry-state';

/** Headings of the form's notices, which the title of the page repeats. */
export const NOTICE_HEADINGS = {
  invalid: 'Please check these fields',
  /** The server refused the enquiry: nothing was stored. */
  refused: 'Your enquiry was not sent',
  /** No answer, or one that cannot be read: the enquiry may have been stored. */
  unconfirmed: 'We cannot tell whether your enquiry arrived',
} as const;

/** The title of the Contact page with a receipt, or with a notice of the form. */
export function enquiryTitle(result: 'received' | keyof typeof NOTICE_HEADINGS): string {
  return result === 'received' ? 'Enquiry received' : `Error: ${NOTICE_HEADINGS[result]}`;
}

/** The state of an enquiry that the Contact page shows. */
export type EnquiryPageState =
  /** Nothing was sent yet: the address named a product of the catalogue, and maybe a document. */
  | {
      kind: 'begun';
      product: string;
      /** What it begins with; empty for none. */
      message: string;
      /** What is ticked to be asked for; empty for nothing. */
      asks: string;
    }
  | { kind: 'received'; reference: string }
  | {
      kind: 'sentBack';
      /** 422: a field is wrong; 429: too many; 503: storage is down. */
      status: 422 | 429 | 503;
      /** Everything the visitor typed, by field. */
      values: FieldTexts;
      /** One sentence for each wrong field. */
      errors: FieldTexts;
      /** What is wrong as a whole, for 429 and 503. */
      message?: string;
      /** A fresh UUID for the form that is sent back. */
      submission: string;
    };

/** What stands in the fields of the form from the start. */
export function valuesOf(state: EnquiryPageState | undefined): FieldTexts {
  if (state?.kind === 'sentBack') return state.values;
  return state?.kind === 'begun' ? state : {};
}
