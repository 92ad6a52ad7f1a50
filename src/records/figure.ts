const MINUS = '\u2212';

/** A number as it is printed: a true minus sign, no exponent, and no grouping. */
export function figure(value: number): string {
  return value
    .toLocaleString('en-GB', { useGrouping: false, maximumSignificantDigits: 12 })
    .replace('-', MINUS);
}
