import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { seaLanes } from './sea-lane-maps.ts';
import { seaLanesFrom, type Place } from './sea-lanes.ts';

/**
 * Nautical miles from Mumbai as distance tables for mariners have them. The network is coarse: it
 * stays within five per cent of them.
 */
const PUBLISHED_MILES = {
  Colombo: 890,
  'Jebel Ali': 1100,
  Mombasa: 2400,
  Singapore: 2430,
  Durban: 3830,
  Rotterdam: 6300,
};
const TOLERANCE = 0.05;

const { lanes } = content.servicesPage();
const { ports, maps } = seaLanes();

describe('the sea lanes from Mumbai', () => {
  it.each(Object.entries(PUBLISHED_MILES))('are as long as is published: %s', (name, miles) => {
    const found = ports.find((port) => port.name === name)?.nauticalMiles ?? 0;
    expect(Math.abs(found - miles) / miles).toBeLessThanOrEqual(TOLERANCE);
  });

  it('lead to each port of the record, the nearest first, with the days at the stated speed', () => {
    expect(ports.map(({ name }) => name).toSorted()).toEqual(
      lanes.ports.map(({ name }) => name).toSorted(),
    );
    const miles = ports.map(({ nauticalMiles }) => nauticalMiles);
    expect(miles).toEqual(miles.toSorted((first, second) => first - second));
    for (const { nauticalMiles, days } of ports) {
      expect(Math.abs(days * lanes.knots * 24 - nauticalMiles)).toBeLessThanOrEqual(5);
    }
  });

  it('go by Suez to Europe and by Malacca to China, and cross no land there', () => {
    const laneTo = seaLanesFrom([72.95, 18.95]);
    const toRotterdam = laneTo([4.05, 51.96]);
    const toShanghai = laneTo([121.9, 31.2]);
    const passes = (path: readonly Place[], [x, y]: Place) =>
      path.some(([longitude, latitude]) => Math.hypot(longitude - x, latitude - y) < 1.5);
    expect(passes(toRotterdam.path, [32.5, 29.9])).toBe(true);
    expect(passes(toRotterdam.path, [-5.6, 36])).toBe(true);
    expect(passes(toShanghai.path, [103.6, 1.1])).toBe(true);
  });

  it('lead to no place on land, such as one whose latitude and longitude changed places', () => {
    const laneTo = seaLanesFrom([72.95, 18.95]);
    expect(() => laneTo([25.01, 55.03])).toThrow('No sea lane leads to latitude 55.03');
  });

  it('are drawn with a number for each, at a size for phones and one for desks, in few bytes', () => {
    for (const { svg, width, height } of Object.values(maps)) {
      expect(svg.match(/<circle/g)).toHaveLength(ports.length + 1);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(svg).not.toContain('NaN');
      expect(svg.length).toBeLessThan(45_000);
    }
  });
});
