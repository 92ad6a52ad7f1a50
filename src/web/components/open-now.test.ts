import { expect, it } from 'vitest';
import { officeStatus } from './open-now.ts';

const hours = { openDays: 'Monday Tuesday Saturday', opens: '10:30', closes: '19:00' };

it.each([
  ['2026-11-23T10:29:59+05:30', false, 'Monday', '2026-11-23T10:30:00+05:30'],
  ['2026-11-23T10:30:00+05:30', true, 'Monday', '2026-11-23T19:00:00+05:30'],
  ['2026-11-23T18:59:59+05:30', true, 'Monday', '2026-11-23T19:00:00+05:30'],
  ['2026-11-23T19:00:00+05:30', false, 'Tuesday', '2026-11-24T10:30:00+05:30'],
  // Still Tuesday in UTC.
  ['2026-11-25T04:00:00+05:30', false, 'Saturday', '2026-11-28T10:30:00+05:30'],
  ['2026-11-29T12:00:00+05:30', false, 'Monday', '2026-11-30T10:30:00+05:30'],
])('at %s: open %s, until %s %s', (now, isOpen, day, change) => {
  const status = officeStatus(hours, new Date(now));
  expect(status).toMatchObject({ isOpen, day, change: new Date(change) });
});
