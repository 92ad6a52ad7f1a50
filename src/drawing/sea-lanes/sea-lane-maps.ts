import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import * as content from '../../records/content.ts';
import { versionOf } from '../../records/addresses/version-of.ts';
import { laneThrough, type Place } from '../../records/passages.ts';

const HOURS_PER_DAY = 24;

const MAP_FOLDER = '/static/pictures';

/** The map in pixels: a phone's, and that of a window from 768 px on. */
const MAP_SIZES = {
  phone: { width: 360, height: 300 },
  wide: { width: 760, height: 540 },
} as const;

/** The land of the world, Natural Earth's at 1:110 million, which is in the public domain. */
const LAND_FILE = 'world-atlas/land-110m.json';
/** Meridian in the middle of the map: half way between Europe and Australia. */
const MIDDLE_LONGITUDE = 70;

const LAND = '#2c4a6e';
const START = '#f2a71b';

/** Pixels at the size at which the map is meant to be seen. */
const LANE_WIDTH = 1.5;
const MARKER_RADIUS = 9;
const FIGURE_SIZE = 11.5;
/** The height of a digit as a share of the font size, in Arial. */
const CAP_HEIGHT_SHARE = 0.72;
const AIR = 22;
/** Part of the map's width and height over which the land sinks into the sea at each edge. */
const FADED = 0.12;

function readLand() {
  const read = createRequire(import.meta.url);
  const atlas = read(LAND_FILE) as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land);
}

/** A number with its middle at a point, in a font of the reader's system: an image has no web fonts. */
function figure(number: number, [x, y]: Place): string {
  return `<text x="${x.toFixed(1)}" y="${(y + (FIGURE_SIZE * CAP_HEIGHT_SHARE) / 2).toFixed(1)}">${number}</text>`;
}

/** What lies over the edges of the land, so that it ends softly: the colour of the sea, from each side. */
function fadedEdges(sea: string): string {
  const stops = [
    [0, 1],
    [FADED, 0],
    [1 - FADED, 0],
    [1, 1],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="${sea}" stop-opacity="${opacity}"/>`);
  return ['x2="1" y2="0"', 'x2="0" y2="1"']
    .map(
      (direction, index) =>
        `<linearGradient id="edges-${index}" ${direction}>${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#edges-${index})"/>`,
    )
    .join('');
}

/**
 * A map of lanes that begin at one place, for a dark ground: each ends in its number, counted from
 * 1. `width` and `height` are pixels; lines and figures keep their size whatever these are, so that
 * a phone's map is one of its own and not a small copy.
 */
function seaLanesSvg(
  from: Place,
  lanes: readonly (readonly Place[])[],
  { width, height }: { width: number; height: number },
): string {
  const { navy: sea, teal } = content.brand();
  const lines = lanes.map((path) => ({
    type: 'LineString' as const,
    coordinates: path.map(([longitude, latitude]) => [longitude, latitude]),
  }));
  const projection = geoNaturalEarth1()
    .rotate([-MIDDLE_LONGITUDE, 0])
    .fitExtent(
      [
        [AIR, AIR],
        [width - AIR, height - AIR],
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

function drawSeaLanes() {
  const { from, knots, ports: unsorted } = content.servicesPage().lanes;
  const placeOf = ({ longitude, latitude }: typeof from): Place => [longitude, latitude];
  const sorted = unsorted.toSorted((first, second) => first.nauticalMiles - second.nauticalMiles);
  const ports = sorted.map(({ name, country, nauticalMiles }) => ({
    name,
    country,
    nauticalMiles,
    days: nauticalMiles / knots / HOURS_PER_DAY,
  }));
  const lanes = sorted.map((port) => laneThrough(placeOf(from), port.by, placeOf(port)));
  /** A drawn map and the address that names it by what is in it. */
  const draw = (name: keyof typeof MAP_SIZES) => {
    const size = MAP_SIZES[name];
    const svg = seaLanesSvg(placeOf(from), lanes, size);
    return { href: `${MAP_FOLDER}/sea-lanes-${name}.${versionOf(svg)}.svg`, svg, ...size };
  };
  return { ports, maps: { phone: draw('phone'), wide: draw('wide') } };
}

let drawn: { state: string; lanes: ReturnType<typeof drawSeaLanes> } | undefined;

/** The sea lanes of Services, the nearest port first, and their maps: drawn once for each state of the records. */
export function seaLanes(): ReturnType<typeof drawSeaLanes> {
  const state = JSON.stringify([content.servicesPage().lanes, content.brand()]);
  if (drawn?.state !== state) drawn = { state, lanes: drawSeaLanes() };
  return drawn.lanes;
}
