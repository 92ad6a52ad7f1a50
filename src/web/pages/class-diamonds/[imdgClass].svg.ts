import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../records/content.ts';
import { classDiamondSvg } from '../../../drawing/class-diamond-svg.ts';

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
  return new Response(classDiamondSvg(params.imdgClass), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
