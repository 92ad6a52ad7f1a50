import { z } from 'zod';
import { displayTime } from './clock-time.ts';
import { fillText } from './reading/fill-text.ts';
import { template } from './reading/texts.ts';

/** As structured data and people name them. */
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
/** From so many days in a row on, only the first and the last are named. */
const RANGE_LENGTH_MIN = 3;

/** "Monday to Thursday and Saturday", in the order of the week. */
function displayDays(days: readonly Weekday[], range: string): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === WEEKDAYS[index - 1] && run) run.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) =>
    run.length < RANGE_LENGTH_MIN
      ? run
      : fillText(range, { first: String(run[0]), last: String(run.at(-1)) }),
  );
  return LIST.format(names);
}

/** On which days and from when to when the office is open, and the words in which pages say it. */
export const officeHours = z
  .strictObject({
    openDays: z.array(z.enum(WEEKDAYS)).min(1),
    opens: clockTime,
    closes: clockTime,
    words: z.strictObject({
      open: template('days', 'opens', 'closes'),
      closed: template('days'),
      /** Three days or more in a row. */
      range: template('first', 'last'),
    }),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than "opens"',
  })
  .refine(({ openDays }) => new Set(openDays).size === openDays.length, {
    path: ['openDays'],
    error: 'must name each day once',
  })
  .transform(({ words, ...hours }) => {
    const { openDays, opens, closes } = hours;
    const closedDays = WEEKDAYS.filter((day) => !openDays.includes(day));
    const open = fillText(words.open, {
      days: displayDays(openDays, words.range),
      opens: displayTime(opens),
      closes: displayTime(closes),
    });
    const closed = fillText(words.closed, { days: displayDays(closedDays, words.range) });
    /** As pages and data sheets print them, by line: when it is open, and on which days it is closed. */
    return { ...hours, display: closedDays.length === 0 ? [open] : [open, closed] };
  });
