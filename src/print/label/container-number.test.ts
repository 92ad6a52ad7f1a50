import { expect, it } from 'vitest';
import { checkDigit } from './container-number.ts';

// The example of ISO 6346, and a container of a carrier.
it.each([
  ['CSQU305438', 3],
  ['MSKU907032', 3],
])('the check digit of %s is %d', (number, digit) => {
  expect(checkDigit(number)).toBe(digit);
});
