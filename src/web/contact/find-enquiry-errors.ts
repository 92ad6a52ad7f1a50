import {
  checkEnquiry,
  describeProblems,
  normaliseEnquiry,
  type EnquiryField,
  type SubmittedForm,
} from '../../records/enquiry.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';

/** What is wrong with the fields of the filled-in form, in words; nothing of fields that are right. */
export function findEnquiryErrors(
  form: HTMLFormElement,
  texts: EnquiryTexts['problems'],
): Partial<Record<EnquiryField, string>> {
  // Of what is ticked in `asks`, the last alone: nothing of it can be wrong.
  const values = Object.fromEntries(new FormData(form)) as SubmittedForm;
  return describeProblems(checkEnquiry(normaliseEnquiry(values)), texts);
}
