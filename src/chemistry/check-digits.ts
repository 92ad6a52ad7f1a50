/** Returns the sum of digits, each multiplied by its 1-based position. */
const placedSum = (digits: readonly number[]) =>
  digits.reduce((total, digit, index) => total + digit * (index + 1), 0);

const digitsOf = (number: string) => Array.from(number.replaceAll('-', ''), Number);

/**
 * Whether a CAS number has the form 67-64-1 and its last digit agrees with the
 * others: counted from the right, each digit times its place, modulo 10
 * (CAS, "Check Digit Verification of CAS Registry Numbers").
 */
export function isCasNumber(text: string): boolean {
  const [checkDigit, ...digits] = digitsOf(text).reverse();
  return /^[1-9]\d{1,6}-\d{2}-\d$/.test(text) && placedSum(digits) % 10 === checkDigit;
}

/**
 * Whether an EC number has the form 200-662-2 and its last digit agrees with
 * the others: counted from the left, each digit times its place, modulo 11.
 * A remainder of 10 has no digit, so no EC number has it (ECHA, EC Inventory).
 */
export function isEcNumber(text: string): boolean {
  const digits = digitsOf(text);
  const checkDigit = digits.pop();
  return /^\d{3}-\d{3}-\d$/.test(text) && placedSum(digits) % 11 === checkDigit;
}
