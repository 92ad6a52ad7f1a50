import { createHash } from 'node:crypto';
import * as content from '../../records/content.ts';
import { seaLanesSvg } from './sea-lanes-svg.ts';
import { findSeaLanes, type Place } from './sea-lanes.ts';

/** Distances are rounded to this: the network of lanes is no better. */
const ROUNDED_TO_MILES = 10;
const HOURS_PER_DAY = 24;

/** Where the build puts the maps. */
const MAP_FOLDER = '/static/pictures';

/** The map in pixels: a phone's, and that of a window from 768 px on. */
const MAP_SIZES = {
  phone: { width: 360, height: 300 },
  wide: { width: 760, height: 540 },
} as const;
type MapName = keyof typeof MAP_SIZES;

/** A port with how far it is. */
export type SeaLanePort = { name: string; country: string; nauticalMiles: number; days: number };

/** A drawn map and the address that names it by what is in it. */
export type SeaLaneMap = { href: string; file: string; svg: string; width: number; height: number };

function drawSeaLanes() {
  const { from, knots, ports: unsorted } = content.servicesPage().lanes;
  const placeOf = ({ longitude, latitude }: typeof from): Place => [longitude, latitude];
  const lanes = findSeaLanes(placeOf(from), unsorted.map(placeOf));
  const found = unsorted
    .flatMap((port, index) => {
      const lane = lanes[index];
      return lane ? [{ port, lane }] : [];
    })
    .sort((first, second) => first.lane.nauticalMiles - second.lane.nauticalMiles);
  const ports: SeaLanePort[] = found.map(
    ({ port: { name, country }, lane: { nauticalMiles } }) => ({
      name,
      country,
      nauticalMiles: Math.round(nauticalMiles / ROUNDED_TO_MILES) * ROUNDED_TO_MILES,
      days: nauticalMiles / knots / HOURS_PER_DAY,
    }),
  );
  const draw = (name: MapName): SeaLaneMap => {
    const size = MAP_SIZES[name];
    const svg = seaLanesSvg(
      placeOf(from),
      found.map(({ lane }) => lane),
      size,
    );
    const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const file = `sea-lanes-${name}.${version}`;
    return { href: `${MAP_FOLDER}/${file}.svg`, file, svg, ...size };
  };
  return { ports, maps: { phone: draw('phone'), wide: draw('wide') } };
}

let drawn: { state: string; lanes: ReturnType<typeof drawSeaLanes> } | undefined;

/** The sea lanes of Services, the nearest port first, and their maps: worked out once for each state of the record. */
export function seaLanes(): ReturnType<typeof drawSeaLanes> {
  const state = JSON.stringify(content.servicesPage().lanes);
  if (drawn?.state !== state) drawn = { state, lanes: drawSeaLanes() };
  return drawn.lanes;
}
