import { describe, expect, it } from 'vitest';
import { describeOffice, officeState } from './office-now.ts';

const HOURS = {
  openDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '10:30',
  closes: '19:00',
};
const INDIA = 330;
/** Returns the timestamp of an Indian date and time. 2026-11-23 is a Monday. */
const at = (indian: string) => Date.parse(`2026-11-${indian}:00+05:30`);

describe('whether the office is open, in Indian time', () => {
  it.each([
    ['23T10:29', false, '23T10:30'],
    ['23T10:30', true, '23T19:00'],
    ['23T18:59', true, '23T19:00'],
    ['23T19:00', false, '24T10:30'],
    ['23T00:00', false, '23T10:30'],
    ['28T23:59', false, '30T10:30'],
    ['29T12:00', false, '30T10:30'],
  ])('at %s', (indian, isOpen, change) => {
    expect(officeState(HOURS, at(indian))).toEqual({ isOpen, changesAt: at(change) });
  });

  it('opens a week later when it is open on one day', () => {
    const hours = { ...HOURS, openDays: ['Monday'] };
    expect(officeState(hours, at('23T20:00')).changesAt).toBe(at('30T10:30'));
  });
});

describe("the line about it, with the time of the visitor's place", () => {
  it.each([
    ['in India', '23T11:00', INDIA, 'open now, until 7.00pm IST'],
    ['in Kenya', '23T11:00', 180, 'open now, until 7.00pm IST (4.30pm for you)'],
    ['in Kenya', '23T09:00', 180, 'opens today 10.30am IST (8.00am for you)'],
    ['in Kenya', '28T20:00', 180, 'opens Monday 10.30am IST (8.00am for you)'],
    ['in New York', '28T20:00', -300, 'opens Monday 10.30am IST (12.00am for you)'],
    ['in Chicago', '28T20:00', -360, 'opens Monday 10.30am IST (Sunday 11.00pm for you)'],
  ])('%s at %s', (_place, indian, offset, line) => {
    expect(describeOffice(HOURS, at(indian), offset)).toBe(`Usual hours: ${line}`);
  });

  it('names the day of the next week', () => {
    const hours = { ...HOURS, openDays: ['Monday'] };
    expect(describeOffice(hours, at('23T20:00'), INDIA)).toContain('opens Monday');
  });
});
