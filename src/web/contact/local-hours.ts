import { displayTime } from '../../records/clock-time.ts';

/** The offset of Indian time as `getTimezoneOffset` returns it. India has no daylight saving time. */
const INDIAN_OFFSET_MINUTES = -330;

/** Shows the office hours in the visitor's time, unless that is India's: "In your time: 8.00am to 4.30pm". */
export function showLocalHours(): void {
  const line = document.querySelector<HTMLElement>('[data-opens]');
  const now = new Date();
  if (!line || now.getTimezoneOffset() === INDIAN_OFFSET_MINUTES) return;
  const today = now.toISOString().slice(0, 10);
  const localTime = (indian = '') =>
    displayTime(new Date(`${today}T${indian}+05:30`).toTimeString().slice(0, 5));
  line.textContent = `In your time: ${localTime(line.dataset['opens'])} to ${localTime(line.dataset['closes'])}`;
}
