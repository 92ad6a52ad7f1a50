/** A whole number in groups of three: 24,000. */
export function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}

/** A day such as 2026-11-20 in words: 20 November 2026. `months` are their names, January first. */
export function longDate(day: string, months: readonly string[]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = months[Number(month) - 1];
  if (name === undefined) throw new Error(`"${day}" is not a day such as 2026-11-20.`);
  return `${Number(date)} ${name} ${year}`;
}
