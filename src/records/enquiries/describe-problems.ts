import { fillText } from '../reading/fill-text.ts';
import { thousands } from '../thousands.ts';
import {
  FIELD_RULES,
  LINES_MAX,
  MESSAGE_LENGTH_MIN,
  PHONE_DIGITS_MIN,
  splitFieldName,
  type CheckedField,
  type EnquiryProblems,
  type FieldName,
  type FieldTexts,
  type Problem,
  YEARS_AHEAD_MAX,
} from './enquiry.ts';
import type { EnquiryTexts } from './enquiry-texts.ts';

/** Returns the message for each invalid field, in the order of the problems. */
export function describeProblems(
  problems: EnquiryProblems,
  { sentences, fields, inLine }: EnquiryTexts['problems'],
): FieldTexts {
  return Object.fromEntries(
    (Object.entries(problems) as [FieldName, Problem][]).map(([name, problem]) => {
      const { field, line } = splitFieldName(name) as { field: CheckedField; line: number };
      const named = fields[field];
      const words = {
        field: line === 1 ? named : fillText(inLine, { field: named, line }),
        min: MESSAGE_LENGTH_MIN,
        max: thousands(FIELD_RULES[field].max),
        minDigits: PHONE_DIGITS_MIN,
        maxLines: LINES_MAX,
        years: YEARS_AHEAD_MAX,
      };
      return [name, fillText(sentences[problem], words)];
    }),
  );
}
