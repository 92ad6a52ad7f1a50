import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute } from 'astro';
import { classDiamondSvg, pictogramSvg } from '../../drawing/hazard-marks.ts';
import { markSvg } from '../../drawing/mark.ts';
import { seaLaneMap } from '../../drawing/sea-lanes/sea-lane-maps.ts';
import * as content from '../../records/content.ts';
import { IMAGE_FOLDER } from '../../records/pictures.ts';
import { diamondsOf } from '../../records/facts/transport-facts.ts';

/** The mark as a tab icon. Its ring is white in a dark browser. */
function tabIcon(): string {
  const { navy } = content.brand();
  const style = `<style>.ring{fill:${navy}}@media(prefers-color-scheme:dark){.ring{fill:#fff}}</style>`;
  return markSvg().replace(`fill="${navy}"`, 'class="ring"').replace('><path', `>${style}<path`);
}

/**
 * Returns every drawing that pages refer to, by its path without extension. Those of products are the same as on data
 * sheets.
 */
function drawings(): ReadonlyMap<string, () => string> {
  const products = content.products();
  const transports = products.flatMap(({ transport }) => transport ?? []);
  const drawn = new Map([['icon', tabIcon]]);
  for (const code of products.flatMap(({ hazards }) => hazards.pictograms)) {
    drawn.set(`pictograms/${code}`, () => pictogramSvg(code));
  }
  for (const diamond of transports.flatMap(diamondsOf)) {
    drawn.set(`class-diamonds/${diamond}`, () => classDiamondSvg(diamond));
  }
  for (const { file } of content.partners()) {
    drawn.set(`partners/${file.replace(/\.svg$/, '')}`, () =>
      readFileSync(path.join(IMAGE_FOLDER, 'partners', file), 'utf8'),
    );
  }
  for (const name of ['phone', 'wide'] as const) {
    drawn.set(`sea-lanes/${name}`, () => seaLaneMap(name));
  }
  return drawn;
}

export function getStaticPaths() {
  return [...drawings()].map(([drawing, draw]) => ({ params: { drawing }, props: { draw } }));
}

export const GET: APIRoute<{ draw: () => string }> = ({ props }) =>
  new Response(props.draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
