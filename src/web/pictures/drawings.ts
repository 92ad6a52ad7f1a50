import { createHash } from 'node:crypto';
import { partnerLogoSvg } from '../../drawing/partner-logo.ts';
import { classDiamondSvg, pictogramSvg } from '../../records/hazard-symbols.ts';
import { seaLaneMap } from '../../drawing/sea-lane-maps.ts';
import * as content from '../../records/content.ts';
import { diamondsOf } from '../../records/facts/transport-facts.ts';

/**
 * Returns every drawing that pages refer to, by its name, such as `class-diamonds/3`. Those of products are the same as
 * on data sheets.
 */
function drawings(): ReadonlyMap<string, () => string> {
  const products = content.products();
  const transports = products.flatMap(({ transport }) => transport ?? []);
  const drawn = new Map<string, () => string>();
  for (const code of products.flatMap(({ hazards }) => hazards.pictograms)) {
    drawn.set(`pictograms/${code}`, () => pictogramSvg(code));
  }
  for (const diamond of transports.flatMap(diamondsOf)) {
    drawn.set(`class-diamonds/${diamond}`, () => classDiamondSvg(diamond));
  }
  for (const { file } of content.partners()) {
    drawn.set(`partners/${file}`, () => partnerLogoSvg(file));
  }
  for (const name of ['phone', 'wide'] as const) {
    drawn.set(`sea-lanes/${name}`, () => seaLaneMap(name));
  }
  return drawn;
}

/** Returns a path with a hash of the drawing, which browsers keep for a year. */
function hashedPath(name: string, svg: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `static/drawings/${name.replace(/\.svg$/, '')}.${hash}`;
}

/** Returns the files of all drawings by their paths, without extension. */
export function drawingFiles(): ReadonlyMap<string, string> {
  const svgs = [...drawings()].map(([name, draw]) => [name, draw()] as const);
  return new Map(svgs.map(([name, svg]) => [hashedPath(name, svg), svg]));
}

/** Returns the address of a drawing. Throws for an unknown one. */
export function drawingHref(name: string): string {
  const draw = drawings().get(name);
  if (!draw)
    throw new Error(`No page has the drawing ${name}: name it in src/web/pictures/drawings.ts.`);
  return `/${hashedPath(name, draw())}.svg`;
}

/** Returns named class diamonds with the addresses of their drawings. */
export const drawnDiamonds = (diamonds: readonly { diamond: string; label: string }[]) =>
  diamonds.map(({ diamond, label }) => ({ src: drawingHref(`class-diamonds/${diamond}`), label }));
