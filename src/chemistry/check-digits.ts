/** Returns the sum of digits, each multiplied by its 1-based position. */
const positionalSum = (digits: readonly number[]) =>
  digits.reduce((total, digit, index) => total + digit * (index + 1), 0);

const digitsOf = (number: string) => Array.from(number.replaceAll('-', ''), Number);

/**
 * Returns whether a text is a CAS number such as 67-64-1 with a correct check digit: the sum of the other digits,
 * each multiplied by its place from the right, modulo 10 (CAS, "Check Digit Verification of CAS Registry Numbers").
 */
export function isCasNumber(text: string): boolean {
  const [checkDigit, ...digits] = digitsOf(text).reverse();
  return /^[1-9]\d{1,6}-\d{2}-\d$/.test(text) && positionalSum(digits) % 10 === checkDigit;
}

/**
 * Returns whether a text is an EC number such as 200-662-2 with a correct check digit: the sum of the other digits,
 * each multiplied by its place from the left, modulo 11. No EC number has the remainder 10 (ECHA, EC Inventory).
 */
export function isEcNumber(text: string): boolean {
  const digits = digitsOf(text);
  const checkDigit = digits.pop();
  return /^\d{3}-\d{3}-\d$/.test(text) && positionalSum(digits) % 11 === checkDigit;
}
