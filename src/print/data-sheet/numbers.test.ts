import { expect, it } from 'vitest';
import { longDate, thousands } from './numbers.ts';

it('groups large whole numbers', () => {
  expect(thousands(24_000)).toBe('24,000');
});

it('prints a day in words, whatever the time zone', () => {
  const months = Array.from({ length: 12 }, (_, index) => `Month${index + 1}`);
  expect(longDate('2026-01-02', months)).toBe('2 Month1 2026');
  expect(() => longDate('2026-13-02', months)).toThrow('"2026-13-02" is not a day');
});
