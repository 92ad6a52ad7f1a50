const MINUS = '\u2212';

/** A number as it is printed: a true minus sign, no exponent, and no grouping. */
export function figure(value: number): string {
  return value
    .toLocaleString('en-GB', { useGrouping: false, maximumSignificantDigits: 12 })
    .replace('-', MINUS);
}

/** What does not break: a figure and its unit, "CAS 67-64-1", "E 621", "Amendment 42-24", "bisphenol A". */
const KEPT_SPACE =
  /(?<=\d) (?=(?:°C|%|kg|t|L|ft|kPa|g\/mol|g\/cm³|months)(?![\w-]))|(?<=\b(?:CAS|E|Amendment)) (?=\d)|(?<=[a-z]) (?=[A-Z](?![\w’']| \d))/g;

/** A text in which no figure is parted from its unit, and no lone capital from its word. */
export function keepTogether(text: string): string {
  return text.replace(KEPT_SPACE, '\u00A0');
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as 2026-11-20 in words: 20 November 2026. Throws for what is no day. */
export const longDate = (day: string): string => LONG_DATE.format(new Date(day));
