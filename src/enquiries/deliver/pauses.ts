const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a mail waits after each failed try: seconds, then minutes, then an hour for as long as it takes. */
const PAUSES_MS = [
  2 * SECOND_MS,
  5 * SECOND_MS,
  10 * SECOND_MS,
  20 * SECOND_MS,
  40 * SECOND_MS,
  1.5 * MINUTE_MS,
  3 * MINUTE_MS,
  6 * MINUTE_MS,
  12 * MINUTE_MS,
  25 * MINUTE_MS,
  40 * MINUTE_MS,
];
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** The pause after the given number of failed tries (from 1), in milliseconds. */
export function pauseAfter(attempts: number): number {
  return PAUSES_MS[attempts - 1] ?? LONGEST_PAUSE_MS;
}
