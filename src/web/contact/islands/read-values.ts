import {
  normaliseEnquiry,
  readForm,
  type EnquiryValues,
} from '../../../records/enquiries/enquiry.ts';

/** Returns the normalised values of a form. Hidden fields are empty. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  // The form has no file fields.
  return normaliseEnquiry(readForm([...new FormData(form)] as [string, string][]));
}
