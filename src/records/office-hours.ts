import { z } from 'zod';
import { displayTime } from './clock-time.ts';
import { text } from './reading/texts.ts';
import { ONCE_FIELDS_ARE_VALID } from './reading/sourced.ts';

/** English names of the weekdays, as in structured data. */
const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:MM, 24 hours');

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The office hours. `display` has the lines that readers see: open days with their hours, then closed days. */
export const officeHours = z
  .strictObject({
    firstDay: z.enum(WEEKDAYS),
    lastDay: z.enum(WEEKDAYS),
    opens: clockTime,
    closes: clockTime,
    holidays: z
      .array(text)
      .default([])
      .describe('Such as "Closed on 26 January (Republic Day)": shown until you delete it.'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    ...ONCE_FIELDS_ARE_VALID,
    path: ['closes'],
    error: 'must be later than the opening time',
  })
  .refine(({ firstDay, lastDay }) => WEEKDAYS.indexOf(firstDay) <= WEEKDAYS.indexOf(lastDay), {
    ...ONCE_FIELDS_ARE_VALID,
    path: ['lastDay'],
    error: 'must be the first day or a later day of the week, which begins on Monday',
  })
  .describe('All open days have the same hours, without a break.')
  .transform(({ firstDay, lastDay, opens, closes, holidays }) => {
    const openDays = WEEKDAYS.slice(WEEKDAYS.indexOf(firstDay), WEEKDAYS.indexOf(lastDay) + 1);
    const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
    const closedDays = WEEKDAYS.filter((day) => !openDays.includes(day));
    const closed = closedDays.length === 0 ? [] : [`${LIST.format(closedDays)} closed`];
    return {
      openDays,
      opens,
      closes,
      display: [`${days} ${displayTime(opens)} to ${displayTime(closes)}`, ...closed, ...holidays],
    };
  });
