import * as content from '../../records/content.ts';
import { versionOf } from '../../records/version-of.ts';
import { seaLanesSvg } from './sea-lanes-svg.ts';
import { seaLanesFrom, type Place } from './sea-lanes.ts';

/** Distances are rounded to this: the network of lanes is no better. */
const ROUNDED_TO_MILES = 10;
const HOURS_PER_DAY = 24;

const MAP_FOLDER = '/static/pictures';

/** The map in pixels: a phone's, and that of a window from 768 px on. */
const MAP_SIZES = {
  phone: { width: 360, height: 300 },
  wide: { width: 760, height: 540 },
} as const;

function drawSeaLanes() {
  const { from, knots, ports: unsorted } = content.servicesPage().lanes;
  const placeOf = ({ longitude, latitude }: typeof from): Place => [longitude, latitude];
  const laneTo = seaLanesFrom(placeOf(from));
  const found = unsorted
    .map((port) => ({ port, lane: laneTo(placeOf(port)) }))
    .sort((first, second) => first.lane.nauticalMiles - second.lane.nauticalMiles);
  const ports = found.map(({ port: { name, country }, lane: { nauticalMiles } }) => ({
    name,
    country,
    nauticalMiles: Math.round(nauticalMiles / ROUNDED_TO_MILES) * ROUNDED_TO_MILES,
    days: nauticalMiles / knots / HOURS_PER_DAY,
  }));
  const lanes = found.map(({ lane }) => lane);
  /** A drawn map and the address that names it by what is in it. */
  const draw = (name: keyof typeof MAP_SIZES) => {
    const size = MAP_SIZES[name];
    const svg = seaLanesSvg(placeOf(from), lanes, size);
    return { href: `${MAP_FOLDER}/sea-lanes-${name}.${versionOf(svg)}.svg`, svg, ...size };
  };
  return { ports, maps: { phone: draw('phone'), wide: draw('wide') } };
}

let drawn: { state: string; lanes: ReturnType<typeof drawSeaLanes> } | undefined;

/** The sea lanes of Services, the nearest port first, and their maps: worked out once for each state of the records. */
export function seaLanes(): ReturnType<typeof drawSeaLanes> {
  const state = JSON.stringify([content.servicesPage().lanes, content.brand()]);
  if (drawn?.state !== state) drawn = { state, lanes: drawSeaLanes() };
  return drawn.lanes;
}
