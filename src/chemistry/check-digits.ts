/**
 * Whether a CAS number has the form 67-64-1 and its last digit agrees with the
 * others: counted from the right, each digit times its place, modulo 10
 * (CAS, "Check Digit Verification of CAS Registry Numbers").
 */
export function isCasNumber(text: string): boolean {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(text)) return false;
  const digits = Array.from(text.replaceAll('-', ''), Number);
  const checkDigit = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 10 === checkDigit;
}

/**
 * Whether an EC number has the form 200-662-2 and its last digit agrees with
 * the others: counted from the left, each digit times its place, modulo 11.
 * A remainder of 10 has no digit, so no EC number has it (ECHA, EC Inventory).
 */
export function isEcNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/.test(text)) return false;
  const digits = Array.from(text.replaceAll('-', ''), Number);
  const checkDigit = digits.pop();
  const sum = digits.reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 11 === checkDigit;
}
