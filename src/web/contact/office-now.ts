/** Indian time is this far ahead of UTC the whole year: India knows no summer time. */
const INDIAN_OFFSET_MINUTES = 330;
const MS_PER_MINUTE = 60_000;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Office hours as the company's record has them: Indian time, HH:MM. */
type Hours = { openDays: readonly string[]; opens: string; closes: string };

/** Whether the office is open by its hours, or else on which day it opens next. */
type OfficeState = 'open' | 'opensToday' | { opensOn: string };

/** The state of an office in India at a moment, whatever the clock of the visitor's place says. */
export function officeState({ openDays, opens, closes }: Hours, now: number): OfficeState {
  const indian = new Date(now + INDIAN_OFFSET_MINUTES * MS_PER_MINUTE);
  const today = indian.getUTCDay();
  const time = indian.toISOString().slice(11, 16);
  const dayAfter = (days: number) => DAYS[(today + days) % DAYS.length] ?? '';
  if (openDays.includes(dayAfter(0))) {
    if (time < opens) return 'opensToday';
    if (time < closes) return 'open';
  }
  let days = 1;
  while (days < DAYS.length && !openDays.includes(dayAfter(days))) days += 1;
  return { opensOn: dayAfter(days) };
}

/** Says on Contact whether the office is open, and keeps it true. On any other page it does nothing. */
export function showOfficeState(): void {
  const line = document.querySelector<HTMLElement>('[data-opens]');
  if (!line) return;
  const { openDays = '', opens = '', closes = '', opensLater = '', ...texts } = line.dataset;
  const hours = { openDays: openDays.split(' '), opens, closes };
  const show = () => {
    const state = officeState(hours, Date.now());
    line.textContent =
      (typeof state === 'string' ? texts[state] : opensLater.replace('{day}', state.opensOn)) ?? '';
  };
  show();
  setInterval(show, MS_PER_MINUTE);
}
