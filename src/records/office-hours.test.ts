import { expect, it } from 'vitest';
import { officeHours } from './office-hours.ts';

const hours = (firstDay: string, lastDay: string, opens = '10:30', closes = '19:00') =>
  officeHours.parse({ firstDay, lastDay, opens, closes }).display;

it.each([
  ['Monday', 'Saturday', 'Monday to Saturday', 'Sunday closed'],
  ['Tuesday', 'Saturday', 'Tuesday to Saturday', 'Monday and Sunday closed'],
  ['Monday', 'Sunday', 'Monday to Sunday', []],
])('formats open and closed days of %s to %s', (firstDay, lastDay, open, closed) => {
  expect(hours(firstDay, lastDay)).toEqual([`${open} 10.30am to 7.00pm`, closed].flat());
});

it('rejects closing before opening, and a last day before the first', () => {
  expect(() => hours('Monday', 'Friday', '10:30', '09:00')).toThrow('must be later than');
  expect(() => hours('Friday', 'Monday')).toThrow('or a later day');
});
