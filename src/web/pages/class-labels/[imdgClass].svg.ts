import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../records/content.ts';
import { classLabelSvg } from '../../../drawing/class-label-svg.ts';
import { CLASS_LABEL_ID } from '../../ui/class-labels.ts';

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
  const svg = classLabelSvg(params.imdgClass).replace('<svg ', `<svg id="${CLASS_LABEL_ID}" `);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
