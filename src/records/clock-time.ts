const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

/** Formats "10:30" as "10.30am". */
export function displayTime(time: string): string {
  const shown = CLOCK.format(new Date(`1970-01-01T${time}:00Z`));
  return shown.replace(':', '.').replace(/\s/, '');
}
