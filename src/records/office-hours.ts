import { z } from 'zod';
import { displayTime } from './clock-time.ts';
import { ONCE_FIELDS_ARE_VALID } from './reading/sourced.ts';

/** English names of the weekdays, as in structured data. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:MM, 24 hours');

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** From this number of consecutive days on, only the first and the last are named. */
const RANGE_LENGTH_MIN = 3;

/** Formats days in the order of the week: "Monday to Thursday and Saturday". */
function displayDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === WEEKDAYS[index - 1] && run) run.push(day);
    else runs.push([day]);
  }
  return LIST.format(
    runs.flatMap((run) => (run.length < RANGE_LENGTH_MIN ? run : `${run[0]} to ${run.at(-1)}`)),
  );
}

/** The days and hours when the office is open. `display` has lines for readers: when it is open, and its closed days. */
export const officeHours = z
  .strictObject({
    openDays: z.array(z.enum(WEEKDAYS)).min(1),
    opens: clockTime,
    closes: clockTime,
  })
  .refine(({ opens, closes }) => opens < closes, {
    ...ONCE_FIELDS_ARE_VALID,
    path: ['closes'],
    error: 'must be later than "opens"',
  })
  .refine(({ openDays }) => new Set(openDays).size === openDays.length, {
    path: ['openDays'],
    error: 'must name each day once',
  })
  .transform((hours) => {
    const { openDays, opens, closes } = hours;
    const open = `${displayDays(openDays)} ${displayTime(opens)} to ${displayTime(closes)}`;
    const closedDays = WEEKDAYS.filter((day) => !openDays.includes(day));
    const closed = closedDays.length === 0 ? [] : [`${displayDays(closedDays)} closed`];
    return { ...hours, display: [open, ...closed] };
  });
