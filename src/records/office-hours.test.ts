import { expect, it } from 'vitest';
import { officeHours, WEEKDAYS } from './office-hours.ts';

const hours = (openDays: readonly string[], opens = '10:30', closes = '19:00') =>
  officeHours.parse({ openDays, opens, closes }).display;

it.each([
  [
    ['Saturday', 'Monday', 'Tuesday', 'Wednesday'],
    'Monday to Wednesday and Saturday',
    'Thursday, Friday and Sunday',
  ],
  [['Monday', 'Tuesday'], 'Monday and Tuesday', 'Wednesday to Sunday'],
  [WEEKDAYS, 'Monday to Sunday', undefined],
])('formats open and closed days of %j', (openDays, open, closed) => {
  expect(hours(openDays)).toEqual([
    `${open} 10.30am to 7.00pm`,
    ...(closed === undefined ? [] : [`${closed} closed`]),
  ]);
});

it('formats noon and midnight', () => {
  expect(hours(['Sunday'], '00:05', '12:00')[0]).toBe('Sunday 12.05am to 12.00pm');
});

it('rejects closing before opening, and a day that is named twice', () => {
  expect(() => hours(['Monday'], '10:30', '09:00')).toThrow('must be later than');
  expect(() => hours(['Monday', 'Tuesday', 'Tuesday'])).toThrow('must name each day once');
});
