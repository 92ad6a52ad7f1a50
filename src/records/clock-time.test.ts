import { expect, it } from 'vitest';
import { displayTime } from './clock-time.ts';

it('writes times of 24 hours in 12 hours, with 12 for the first of each half', () => {
  const times = ['00:00', '00:05', '01:00', '11:59', '12:00', '12:30', '13:00', '19:00', '23:59'];
  expect(times.map(displayTime)).toEqual([
    '12.00am',
    '12.05am',
    '1.00am',
    '11.59am',
    '12.00pm',
    '12.30pm',
    '1.00pm',
    '7.00pm',
    '11.59pm',
  ]);
});
