import { normaliseEnquiry, type EnquiryValues } from '../../../records/enquiries/enquiry.ts';
import { valuesIn } from './draft.ts';

/** Returns the normalised values of a form. Hidden fields are empty. */
export const readValues = (form: HTMLFormElement): EnquiryValues =>
  normaliseEnquiry(valuesIn(form));
