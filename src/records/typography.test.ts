import { expect, it } from 'vitest';
import { figure, keepTogether, longDate } from './typography.ts';

it.each([
  [-94.7, '\u221294.7'],
  [0.0004, '0.0004'],
  [21554, '21554'],
  [1.0545, '1.0545'],
])('prints %d as %s', (value, printed) => {
  expect(figure(value)).toBe(printed);
});

it('prints a day in words, whatever the time zone', () => {
  expect(longDate('2026-01-02')).toBe('2 January 2026');
  expect(() => longDate('2026-13-02')).toThrow();
});

it('keeps figures and units on one line, and other words as they are', () => {
  expect(keepTogether('about 54 °C, 24,000 kg or 21 t')).toBe(
    'about 54\u00A0°C, 24,000\u00A0kg or 21\u00A0t',
  );
  expect(keepTogether('Units per 20 ft container; 2 tanks, 3 Labels')).toBe(
    'Units per 20\u00A0ft container; 2 tanks, 3 Labels',
  );
  expect(keepTogether('The enhancer E 621. A bisphenol A, not the New House or a B’s')).toBe(
    'The enhancer E\u00A0621. A bisphenol\u00A0A, not the New House or a B’s',
  );
});
