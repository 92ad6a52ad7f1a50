import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../records/content.ts';
import { classDiamondSvg } from '../../../drawing/class-diamond-svg.ts';
import { CLASS_DIAMOND_ID } from '../../ui/class-diamonds.ts';

/** Every class that a product's transport entry names. */
export const getStaticPaths = (() => {
  const classes = content
    .products()
    .flatMap(({ transport }) =>
      transport ? [transport.imdgClass, ...transport.subsidiaryHazards] : [],
    );
  return [...new Set(classes)].map((imdgClass) => ({ params: { imdgClass } }));
}) satisfies GetStaticPaths;

/** The diamond of a class, as the data sheets print it, for `<HazardDiamond>`. */
export const GET: APIRoute<Record<string, never>, { imdgClass: string }> = ({ params }) => {
  const svg = classDiamondSvg(params.imdgClass).replace('<svg ', `<svg id="${CLASS_DIAMOND_ID}" `);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
