import { expect, it } from 'vitest';
import { laneThrough, nauticalMilesOf, type Place } from './passages.ts';

const MUMBAI: Place = [72.95, 18.95];

/** Nautical miles from Mumbai in distance tables for mariners. */
it.each([
  ['Colombo', 890, ['coast of Kerala'], [79.85, 6.95]],
  ['Mombasa', 2400, [], [39.65, -4.07]],
  ['Alexandria', 3200, ['Bab el-Mandeb', 'Red Sea', 'Suez Canal', 'Nile Delta'], [29.87, 31.17]],
] as const)('measures the distance to %s as published', (_name, miles, by, to) => {
  const measured = nauticalMilesOf(laneThrough(MUMBAI, by, to));
  expect(Math.abs(measured / miles - 1)).toBeLessThan(0.03);
});

it('measures along great circles', () => {
  expect(
    nauticalMilesOf([
      [0, 0],
      [90, 0],
    ]),
  ).toBeCloseTo(5403.6, 0);
});
