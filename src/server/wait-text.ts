import type { EnquiryTexts } from '../records/enquiry-texts.ts';
import { fillCount, fillText } from '../records/fill-text.ts';

const MINUTES_FROM_SECONDS = 120;

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
