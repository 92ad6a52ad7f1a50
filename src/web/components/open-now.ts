import { displayTime } from '../../records/clock-time.ts';

/** The office hours: English names of weekdays, and times in India as HH:MM. */
type OfficeHours = { openDays: string; opens: string; closes: string };

/** India has no daylight saving time. */
const INDIA_OFFSET_MINUTES = 330;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const dayName = (date: Date, timeZone?: string) =>
  date.toLocaleDateString('en-GB', { weekday: 'long', timeZone });

/** Returns whether the office is open, and when it closes or opens next. */
export function officeStatus({ openDays, opens, closes }: OfficeHours, now: Date) {
  const india = new Date(now.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS);
  const today = Date.parse(india.toISOString().slice(0, 10));
  for (let midnight = today; midnight <= today + 7 * DAY_MS; midnight += DAY_MS) {
    const day = dayName(new Date(midnight), 'UTC');
    if (!openDays.includes(day)) continue;
    for (const [time, isOpen] of [
      [opens, false],
      [closes, true],
    ] as const) {
      const date = new Date(midnight).toISOString().slice(0, 10);
      const change = new Date(`${date}T${time}:00+05:30`);
      if (now < change) return { isOpen, day, time, change };
    }
  }
  throw new Error('The office has no open day.');
}

/**
 * Returns "Open until 7.00pm" or "Closed now, opens Monday 10.30am (India)"; for a visitor in another time zone also
 * when that is there.
 */
function statusText({ isOpen, day, time, change }: ReturnType<typeof officeStatus>): string {
  const isInIndia = change.getTimezoneOffset() === -INDIA_OFFSET_MINUTES;
  const next = isOpen ? 'Open until' : `Closed now, opens ${day}`;
  const zone = isOpen && isInIndia ? '' : ' (India)';
  const there = `, ${dayName(change)} ${displayTime(change.toTimeString().slice(0, 5))} in your time`;
  return `${next} ${displayTime(time)}${zone}${isInIndia ? '' : there}`;
}

/** Shows in every element of `OpenNow` whether the office is open, and updates it at each full second. */
export function showOpenNow(): void {
  const now = new Date();
  for (const line of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    const status = officeStatus({ ...(line.dataset as OfficeHours) }, now);
    const text = statusText(status);
    if (line.textContent === text) continue;
    line.textContent = text;
    line.dataset['isOpen'] = String(status.isOpen);
  }
  setTimeout(showOpenNow, 1000 - (now.getTime() % 1000));
}
