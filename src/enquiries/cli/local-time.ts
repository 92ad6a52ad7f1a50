import { z } from 'zod';

/** Sweden writes dates from the year down. */
const LOCAL_TIME = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });

/** A time as staff read it, in this machine's time zone: `2026-11-21 14:05`. */
export function localTime(timestamp: string): string {
  return LOCAL_TIME.format(new Date(timestamp));
}

const DATE_AND_TIME = /^.{10}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The moment that a typed date means: `2026-11-01` is that day's midnight in this machine's time
 * zone; a date with a time is taken as it is. Undefined when it is neither or does not exist.
 */
export function findTypedTime(text: string): Date | undefined {
  const day = text.slice(0, 10);
  // By itself, Date takes the 31st of a shorter month for the next month's first days.
  if (!z.iso.date().safeParse(day).success) return undefined;
  if (text !== day && !DATE_AND_TIME.test(text)) return undefined;
  const time = new Date(text === day ? `${day}T00:00` : text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
