/** Sweden writes dates from the year down. */
const LOCAL_TIME = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });

/** A time as staff read it, in this machine's time zone: `2026-11-21 14:05`. */
export function localTime(timestamp: string): string {
  return LOCAL_TIME.format(new Date(timestamp));
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_AND_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The moment that a typed date means: `2026-11-01` is that day's midnight in this machine's time
 * zone; a date with a time is taken as it is. Undefined when it is neither or does not exist.
 */
export function findTypedTime(text: string): Date | undefined {
  const isDate = DATE.test(text);
  if (!isDate && !DATE_AND_TIME.test(text)) return undefined;
  const time = new Date(isDate ? `${text}T00:00` : text);
  if (Number.isNaN(time.getTime())) return undefined;
  // The 31st of a shorter month is taken for the next month's first days.
  const isReal = new Date(`${text.slice(0, 10)}T00:00Z`)
    .toISOString()
    .startsWith(text.slice(0, 10));
  return isReal ? time : undefined;
}
