import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import * as content from '../records/content.ts';
import { laneThrough, type Place } from '../sea-lanes/passages.ts';

const HOURS_PER_DAY = 24;

/** The maps of the sea lanes with their size in pixels: for phones, and for windows from 768 px. */
export const SEA_LANE_MAPS = {
  phone: { width: 360, height: 300 },
  wide: { width: 760, height: 540 },
} as const;

/** Natural Earth's land at 1:110 million, which is in the public domain. */
const LAND_FILE = 'world-atlas/land-110m.json';
/** The meridian in the middle of the map, half way between Europe and Australia. */
const MIDDLE_LONGITUDE = 70;

const LAND = '#2c4a6e';
const START = '#f2a71b';

/** Sizes in pixels. */
const LANE_WIDTH = 1.5;
const MARKER_RADIUS = 9;
const FIGURE_SIZE = 11.5;
/** The height of a digit as a share of the font size, in Arial. */
const CAP_HEIGHT_SHARE = 0.72;
const MARGIN = 22;
/** The share of the map's width and height over which the land fades into the sea at each edge. */
const FADE_SHARE = 0.12;

function readLand() {
  const read = createRequire(import.meta.url);
  const atlas = read(LAND_FILE) as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land);
}

/** Returns a number centred at a point, in a system font, since an image cannot use web fonts. */
function figure(number: number, [x, y]: Place): string {
  return `<text x="${x.toFixed(1)}" y="${(y + (FIGURE_SIZE * CAP_HEIGHT_SHARE) / 2).toFixed(1)}">${number}</text>`;
}

/** Returns gradients in the colour of the sea that fade out the land at each edge. */
function fadedEdges(sea: string): string {
  const stops = [
    [0, 1],
    [FADE_SHARE, 0],
    [1 - FADE_SHARE, 0],
    [1, 1],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="${sea}" stop-opacity="${opacity}"/>`);
  return ['x2="1" y2="0"', 'x2="0" y2="1"']
    .map(
      (direction, index) =>
        `<linearGradient id="edges-${index}" ${direction}>${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#edges-${index})"/>`,
    )
    .join('');
}

/** Returns the sea lanes' ports, the nearest first, each with its ways and their whole days of sailing. */
export function seaLanePorts() {
  const { knots, ports } = content.servicesPage().lanes;
  return ports
    .toSorted((first, second) => first.nauticalMiles - second.nauticalMiles)
    .map((port) => ({
      ...port,
      ways: [
        { miles: port.nauticalMiles, name: port.roundTheCape ? 'Suez' : '' },
        ...(port.roundTheCape ? [{ miles: port.roundTheCape, name: 'Cape' }] : []),
      ].map((way) => ({ ...way, days: Math.round(way.miles / knots / HOURS_PER_DAY) })),
    }));
}

const placeOf = ({ longitude, latitude }: { longitude: number; latitude: number }): Place => [
  longitude,
  latitude,
];

/**
 * Returns a map of the sea lanes as an SVG for a dark background. Each lane ends in the number of its port in
 * `seaLanePorts`, counted from 1. Lines and figures have the same size on all maps.
 */
export function seaLaneMap(name: keyof typeof SEA_LANE_MAPS): string {
  const { width, height } = SEA_LANE_MAPS[name];
  const { navy: sea, teal } = content.brand();
  const from = placeOf(content.servicesPage().lanes.from);
  const lanes = seaLanePorts().map((port) => laneThrough(from, port.by, placeOf(port)));
  const lines = lanes.map((path) => ({
    type: 'LineString' as const,
    coordinates: path.map(([longitude, latitude]) => [longitude, latitude]),
  }));
  const projection = geoNaturalEarth1()
    .rotate([-MIDDLE_LONGITUDE, 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      { type: 'GeometryCollection', geometries: lines },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  const pathOf = geoPath(projection).digits(1);
  const pointOf = (place: Place) => projection([place[0], place[1]]) ?? [0, 0];
  const ends = lanes.map((path) => pointOf(path.at(-1) ?? from));
  const [startX, startY] = pointOf(from);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${LAND}" d="${pathOf(readLand()) ?? ''}"/>`,
    fadedEdges(sea),
    `<g fill="none" stroke="${teal}" stroke-width="${LANE_WIDTH}" stroke-linejoin="round">`,
    ...lines.map((line) => `<path d="${pathOf(line) ?? ''}"/>`),
    '</g>',
    `<g fill="${sea}" stroke="${teal}" stroke-width="${LANE_WIDTH}">`,
    ...ends.map(
      ([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${MARKER_RADIUS}"/>`,
    ),
    '</g>',
    `<g fill="#fff" font-family="Arial,sans-serif" font-weight="700" font-size="${FIGURE_SIZE}" text-anchor="middle">`,
    ...ends.map((end, index) => figure(index + 1, end)),
    '</g>',
    `<circle cx="${startX.toFixed(1)}" cy="${startY.toFixed(1)}" r="5" fill="${START}" stroke="${sea}" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}
