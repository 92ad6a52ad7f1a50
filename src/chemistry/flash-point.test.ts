import { expect, it } from 'vitest';
import { lowestFlashPoint } from './flash-point.ts';

/**
 * Boiling point in °C, vapour pressure at 20 °C in kPa, lower explosive limit in percent and closed-cup flash point in
 * °C (NIOSH, CRC Handbook).
 */
it.each([
  ['acetone', 56.1, 24, 2.5, -20],
  ['toluene', 110.6, 2.8, 1.1, 4],
  ['acetic acid', 117.9, 1.5, 4, 39],
  ['ethylene glycol', 197.3, 0.008, 3.2, 111],
])('estimates the flash point of %s', (_name, boilingPoint, kilopascals, limit, flashPoint) => {
  const estimate = lowestFlashPoint({
    boilingPoint,
    vapourPressure: { kilopascals, celsius: 20 },
    lowerExplosiveLimit: limit,
  });
  expect(Math.abs(estimate - flashPoint)).toBeLessThan(5);
});
