const MINUS = '\u2212';

/** A number as it is printed: a true minus sign, no exponent, and no grouping. */
export function figure(value: number): string {
  return value
    .toLocaleString('en-GB', { useGrouping: false, maximumSignificantDigits: 12 })
    .replace('-', MINUS);
}

/** A whole number in groups of three: 24,000. */
export function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}

/** A text in which no figure is parted from its unit: a space that does not break stands between them. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:°C|%|kg|t|L|ft|kPa|g\/mol|g\/cm³|months)(?![\w-]))/g, '$1\u00A0');
}

/** A day such as 2026-11-20 in words: 20 November 2026. `months` are their names, January first. */
export function longDate(day: string, months: readonly string[]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = months[Number(month) - 1];
  if (name === undefined) throw new Error(`"${day}" is not a day such as 2026-11-20.`);
  return `${Number(date)} ${name} ${year}`;
}
