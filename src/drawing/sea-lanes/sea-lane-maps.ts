import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import * as content from '../../records/content.ts';
import { laneThrough, type Place } from '../../records/passages.ts';

const HOURS_PER_DAY = 24;

const MAP_FOLDER = '/static/pictures';

/** Size in pixels: for phones, and for windows from 768 px. */
const MAP_SIZES = {
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

/**
 * Returns a map of lanes that begin at one place, for a dark background. Each lane ends in its number,
 * counted from 1. `width` and `height` are pixels; lines and figures have the same size on all maps.
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
  /** Draws a map. Its address contains a hash of its content. */
  const draw = (name: keyof typeof MAP_SIZES) => {
    const size = MAP_SIZES[name];
    const svg = seaLanesSvg(placeOf(from), lanes, size);
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return { href: `${MAP_FOLDER}/sea-lanes-${name}.${hash}.svg`, svg, ...size };
  };
  return { ports, maps: { phone: draw('phone'), wide: draw('wide') } };
}

let drawn: { state: string; lanes: ReturnType<typeof drawSeaLanes> } | undefined;

/** Returns the sea lanes of Services, the nearest port first, and their maps, which are cached until a record changes. */
export function seaLanes(): ReturnType<typeof drawSeaLanes> {
  const state = JSON.stringify([content.servicesPage().lanes, content.brand()]);
  if (drawn?.state !== state) drawn = { state, lanes: drawSeaLanes() };
  return drawn.lanes;
}
