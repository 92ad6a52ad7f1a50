import { fillText } from '../reading/fill-text.ts';
import { thousands } from '../thousands.ts';
import {
  CHECKED_FIELDS,
  FIELD_RULES,
  MESSAGE_LENGTH_MIN,
  PHONE_DIGITS_MIN,
  YEARS_AHEAD_MAX,
  type EnquiryProblems,
  type FieldTexts,
} from './enquiry.ts';
import type { EnquiryTexts } from './enquiry-texts.ts';

/** Returns the message for each invalid field, in the order of the form. */
export function describeProblems(
  problems: EnquiryProblems,
  { sentences, fields }: EnquiryTexts['problems'],
): FieldTexts {
  const wrong = CHECKED_FIELDS.filter((field) => problems[field]);
  return Object.fromEntries(
    wrong.map((field) => {
      const words = {
        field: fields[field],
        min: MESSAGE_LENGTH_MIN,
        max: thousands(FIELD_RULES[field].max),
        minDigits: PHONE_DIGITS_MIN,
        years: YEARS_AHEAD_MAX,
      };
      return [field, fillText(sentences[problems[field] ?? 'missing'], words)];
    }),
  );
}
