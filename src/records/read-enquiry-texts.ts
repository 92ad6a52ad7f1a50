import {
  ENQUIRY_LENGTHS,
  PHONE_DIGITS_MAX,
  PHONE_DIGITS_MIN,
  type EnquiryField,
} from './enquiry.ts';
import { enquiryTextsSchema, type EnquiryTexts } from './enquiry-texts.ts';
import { fillCount, fillText } from './fill-text.ts';
import { requireRecord } from './read-record.ts';

const MINUTES_FROM_SECONDS = 120;

/**
 * The texts about enquiries; the problem sentences come with their numbers filled in, ready to
 * show (`texts.problems.name.missing`). Throws a ContentError when one is missing.
 */
export function requireEnquiryTexts(): EnquiryTexts {
  const texts = requireRecord('enquiries.yaml', enquiryTextsSchema);
  const problems = Object.fromEntries(
    Object.entries(texts.problems).map(([field, sentences]) => [
      field,
      fillProblems(field as EnquiryField, sentences),
    ]),
  ) as EnquiryTexts['problems'];
  return { ...texts, problems };
}

function fillProblems(field: EnquiryField, sentences: Record<string, string>) {
  const { min, max } = ENQUIRY_LENGTHS[field];
  const words = {
    min,
    max: max.toLocaleString('en'),
    minDigits: PHONE_DIGITS_MIN,
    maxDigits: PHONE_DIGITS_MAX,
  };
  return Object.fromEntries(
    Object.entries(sentences).map(([problem, text]) => [problem, fillText(text, words)]),
  );
}

/** The sentence of a 429 or 503 with the time to wait, in seconds or from two minutes on in minutes. */
export function waitText(
  answers: EnquiryTexts['answers'],
  kind: 'limited' | 'unavailable',
  retryAfterSeconds: number,
): string {
  const wait =
    retryAfterSeconds < MINUTES_FROM_SECONDS
      ? fillCount(answers.seconds, retryAfterSeconds)
      : fillCount(answers.minutes, Math.ceil(retryAfterSeconds / 60));
  return fillText(answers[kind], { wait });
}
