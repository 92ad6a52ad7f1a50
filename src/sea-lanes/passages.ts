import { geoLength } from 'd3-geo';

/** Longitude and latitude in WGS 84 degrees. */
export type Place = readonly [longitude: number, latitude: number];

/**
 * The straits, capes and canals that ships from Mumbai pass, as lines that stay at sea, in the order of a voyage from
 * Mumbai. Accurate enough for a world map, not for navigation.
 */
// prettier-ignore
const PASSAGES = {
  'Strait of Hormuz': [[59.7, 24], [57.1, 25.6], [56.6, 26.55], [55.9, 26.2]],
  'coast of Kerala': [[73, 15.5], [74.3, 12.5], [75.8, 9.3], [77.3, 7.5]],
  'Dondra Head': [[80.5, 5.6]],
  'Strait of Malacca': [[95.2, 6.3], [97.8, 5.6], [100.4, 3.1], [101.4, 2.4], [103.4, 1.1]],
  'Singapore Strait': [[104.4, 1.35], [105.2, 2.8]],
  'Taiwan Strait': [[110.3, 9.5], [113.5, 15.5], [118.3, 22.8], [120.3, 25.6], [122.5, 29.5]],
  'Luzon Strait': [[110.8, 9.5], [117.5, 17.5], [121.4, 21], [131, 27.5], [139.3, 34.4]],
  'Cape Leeuwin': [[114.7, -35.1]],
  'Bass Strait': [[143.4, -39.1], [144.6, -38.4]],
  'Bab el-Mandeb': [[51.4, 13], [45, 12.1], [43.35, 12.6], [42.3, 14.2]],
  'Red Sea': [[41, 16.2], [38.4, 20.6]],
  'Suez Canal': [[35.9, 25], [34.4, 27.3], [33.1, 28.8], [32.55, 29.9], [32.3, 31.45]],
  'Nile Delta': [[31.1, 31.9], [30.2, 31.6]],
  'Strait of Sicily': [[25, 34.1], [14.6, 35.5], [11, 37.4]],
  'Strait of Gibraltar': [[4, 37.5], [-2, 36.2], [-5.6, 35.95], [-9.2, 36.8]],
  Finisterre: [[-9.9, 38.8], [-9.7, 43.4]],
  'English Channel': [[-5.6, 48.8], [-2.5, 50], [0.5, 50.4], [1.5, 51], [2.6, 51.5]],
  'Mozambique Channel': [[42.4, -12], [41.6, -15.5], [40, -20], [36, -25.5]],
} as const satisfies Record<string, readonly Place[]>;

type PassageName = keyof typeof PASSAGES;
export const PASSAGE_NAMES = Object.keys(PASSAGES) as [PassageName, ...PassageName[]];

/** Mean radius of the earth (IUGG), 6371.0088 km, in nautical miles of 1.852 km. */
const EARTH_RADIUS_NM = 6371.0088 / 1.852;

/** Returns the length of a line in nautical miles, along great circles. */
export const nauticalMilesOf = (lane: readonly Place[]): number =>
  geoLength({ type: 'LineString', coordinates: lane.map((place) => [...place]) }) * EARTH_RADIUS_NM;

/** Returns the line from one port through the named passages to another. */
export const laneThrough = (from: Place, passages: readonly PassageName[], to: Place): Place[] => [
  from,
  ...passages.flatMap((name): readonly Place[] => PASSAGES[name]),
  to,
];
