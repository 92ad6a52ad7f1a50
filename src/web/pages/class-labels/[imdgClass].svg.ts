import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../records/content.ts';
import { classLabelSvg } from '../../../drawing/class-label-svg.ts';

/** Every class that a product's transport entry names. */
export const getStaticPaths = (() => {
  const classes = content
    .products()
    .flatMap(({ transport }) =>
      transport ? [transport.imdgClass, ...transport.subsidiaryHazards] : [],
    );
  return [...new Set(classes)].map((imdgClass) => ({ params: { imdgClass } }));
}) satisfies GetStaticPaths;

/** The transport label of a class, as the data sheets print it, for `<HazardDiamond>`. */
export const GET: APIRoute<Record<string, never>, { imdgClass: string }> = ({ params }) => {
  return new Response(classLabelSvg(params.imdgClass), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
