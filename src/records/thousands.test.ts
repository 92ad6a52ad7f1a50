import { expect, it } from 'vitest';
import { thousands } from './thousands.ts';

it('groups digits by three', () => {
  expect(thousands(24_000)).toBe('24,000');
  expect(thousands(100_000)).toBe('100,000');
});
