import {
  ASKS_FIELD,
  normaliseEnquiry,
  type EnquiryValues,
  type SubmittedForm,
} from '../../../records/enquiries/enquiry.ts';

/** Returns the normalised values of a form. Hidden fields are empty. */
export function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const asks = (data.getAll(ASKS_FIELD) as string[]).join(',');
  return normaliseEnquiry({ ...(Object.fromEntries(data) as SubmittedForm), asks });
}
