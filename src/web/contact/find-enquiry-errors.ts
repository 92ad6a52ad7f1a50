import {
  CHECKED_FIELDS,
  checkEnquiry,
  ENQUIRY_FIELDS,
  normaliseEnquiry,
  type EnquiryField,
} from '../../records/enquiry.ts';
import type { EnquiryTexts } from '../../records/enquiry-texts.ts';

/** What is wrong with the fields of the filled-in form, in words; nothing of fields that are right. */
export function findEnquiryErrors(
  form: HTMLFormElement,
  texts: EnquiryTexts['problems'],
): Partial<Record<EnquiryField, string>> {
  const problems = checkEnquiry(normaliseEnquiry(readFields(form)));
  return Object.fromEntries(
    CHECKED_FIELDS.flatMap((field) => {
      const problem = problems[field];
      if (problem === undefined) return [];
      return [[field, (texts[field] as Readonly<Record<string, string>>)[problem] ?? '']];
    }),
  );
}

function readFields(form: HTMLFormElement): Partial<Record<EnquiryField, string>> {
  const data = new FormData(form);
  return Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => {
      const value = data.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  );
}
