/** A whole number in groups of three: 24,000. Buyers abroad read it so, where India writes 1,00,000. */
export function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}
