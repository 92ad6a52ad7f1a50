import { displayTime } from '../../records/clock-time.ts';

/** Indian time is UTC+05:30 all year, without daylight saving time. */
const INDIAN_OFFSET_MINUTES = 330;
const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Office hours as in the company's record: Indian time, HH:MM. */
type Hours = { openDays: readonly string[]; opens: string; closes: string };

/** Whether the office is open, and the timestamp in milliseconds when it next opens or closes. */
type OfficeState = { isOpen: boolean; changesAt: number };

/** Returns a `Date` whose UTC fields contain the Indian date and time. */
const byIndianClock = (moment: number) => new Date(moment + INDIAN_OFFSET_MINUTES * MS_PER_MINUTE);

/** Returns whether an office with these hours is open at a timestamp, and when that changes. */
export function officeState({ openDays, opens, closes }: Hours, now: number): OfficeState {
  for (let days = 0; days <= DAYS.length; days += 1) {
    const date = byIndianClock(now + days * MS_PER_DAY);
    if (!openDays.includes(DAYS[date.getUTCDay()] ?? '')) continue;
    const day = date.toISOString().slice(0, 10);
    const [opensAt, closesAt] = [opens, closes].map((time) => Date.parse(`${day}T${time}+05:30`));
    if (opensAt === undefined || closesAt === undefined) break;
    if (now < opensAt) return { isOpen: false, changesAt: opensAt };
    if (now < closesAt) return { isOpen: true, changesAt: closesAt };
  }
  throw new RangeError('An office opens on one day a week at least.');
}

/**
 * Returns a text such as "open now, until 7.00pm IST (1.30pm for you)". `localOffset` is the visitor's offset from UTC
 * in minutes. The visitor's time is left out if it equals Indian time.
 */
export function describeOffice(hours: Hours, now: number, localOffset: number): string {
  const { isOpen, changesAt } = officeState(hours, now);
  const indian = byIndianClock(changesAt);
  const local = new Date(changesAt + localOffset * MS_PER_MINUTE);
  const dayOf = (date: Date) => DAYS[date.getUTCDay()];
  const timeOf = (date: Date) => displayTime(date.toISOString().slice(11, 16));
  const isToday = dayOf(indian) === dayOf(byIndianClock(now)) && changesAt - now < MS_PER_DAY;
  const start = isOpen ? 'open now, until' : isToday ? 'opens today' : `opens ${dayOf(indian)}`;
  const localDay = dayOf(local) === dayOf(indian) ? '' : `${dayOf(local)} `;
  const forVisitor =
    localOffset === INDIAN_OFFSET_MINUTES ? '' : ` (${localDay}${timeOf(local)} for you)`;
  return `Usual hours: ${start} ${timeOf(indian)} IST${forVisitor}`;
}

/** Shows on Contact whether the office is open at its usual hours, and updates that every minute. */
export function showOfficeState(): void {
  const line = document.querySelector<HTMLElement>('[data-opens]');
  if (!line) return;
  const { openDays = '', opens = '', closes = '' } = line.dataset;
  const hours = { openDays: openDays.split(' '), opens, closes };
  const show = () => {
    const now = Date.now();
    line.textContent = describeOffice(hours, now, -new Date(now).getTimezoneOffset());
  };
  show();
  setInterval(show, MS_PER_MINUTE);
}
