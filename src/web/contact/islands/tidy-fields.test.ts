import { expect, it } from 'vitest';
import { tidyPhone } from './tidy-fields.ts';

it.each([
  ['\u202a+971\u00a04\u2011887\u20131234\u202c', '+971 4-887-1234'],
  ['＋４９ （３０） ９０１８２０', '+49 (30) 901820'],
  ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+20 100 123 4567'],
  ['+۹۸ ۲۱ ۵۵۵۵ ۰۱۴۷', '+98 21 5555 0147'],
  ['+91 22\t5555 0147', '+91 22 5555 0147'],
  ['ask for Ms Rao', 'ask for Ms Rao'],
])('writes %j as a keyboard does', (pasted, tidied) => {
  expect(tidyPhone(pasted)).toBe(tidied);
});
