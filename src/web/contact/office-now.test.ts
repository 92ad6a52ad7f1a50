import { describe, expect, it } from 'vitest';
import { officeState } from './office-now.ts';

const HOURS = {
  openDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '10:30',
  closes: '19:00',
};
/** A moment by an Indian clock. 2026-11-23 is a Monday. */
const at = (indian: string) => Date.parse(`2026-11-${indian}:00+05:30`);

describe('whether the office is open, by an Indian clock', () => {
  it.each([
    ['23T10:29', 'opensToday'],
    ['23T10:30', 'open'],
    ['23T18:59', 'open'],
    ['23T19:00', { opensOn: 'Tuesday' }],
    ['23T00:00', 'opensToday'],
    ['28T23:59', { opensOn: 'Monday' }],
    ['29T12:00', { opensOn: 'Monday' }],
  ])('on %s', (indian, state) => {
    expect(officeState(HOURS, at(indian))).toEqual(state);
  });

  it('names the same day a week later when the office has one day', () => {
    const hours = { ...HOURS, openDays: ['Monday'] };
    expect(officeState(hours, at('23T20:00'))).toEqual({ opensOn: 'Monday' });
  });
});
