/** Formats a whole number in groups of three digits: 24,000. Buyers abroad expect that, not India's 1,00,000. */
export function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}
