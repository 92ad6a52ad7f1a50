const MINUS = '\u2212';

/** Formats a number with a true minus sign, no exponent and no digit groups. */
export function figure(value: number): string {
  return value
    .toLocaleString('en-GB', { useGrouping: false, maximumSignificantDigits: 12 })
    .replace('-', MINUS);
}

/** Returns words with a capital first letter. */
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Matches spaces at which a line must not break: between a figure and its unit, and in "CAS 67-64-1", "E 621",
 * "Amendment 42-24", "ISPM 15", "bisphenol A".
 */
const KEPT_SPACE =
  /(?<=\d) (?=(?:°C|%|kg|t|L|ft|kPa|g\/mol|g\/cm³|months|kB|knots)(?![\w-]))|(?<=\b(?:CAS|E|Amendment|ISPM|revision)) (?=\d)|(?<=[a-z]) (?=[A-Z](?![\w’']| \d))/g;

/** Replaces such spaces with no-break spaces. */
export function keepTogether(text: string): string {
  return text.replace(KEPT_SPACE, '\u00A0');
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as 2026-11-20 as 20 November 2026. Throws for an invalid date. */
export const longDate = (day: string): string => LONG_DATE.format(new Date(day));
