import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../records/content.ts';
import { classLabelSvg, marinePollutantMarkSvg } from '../../../drawing/class-label-svg.ts';
import { CLASS_LABEL_ID, MARINE_POLLUTANT } from '../../ui/class-labels.ts';

/** Every class that a product's transport entry names, and the mark of marine pollutants. */
export const getStaticPaths = (() => {
  const classes = content
    .products()
    .flatMap(({ transport }) =>
      transport
        ? [
            transport.imdgClass,
            ...transport.subsidiaryHazards,
            ...(transport.marinePollutant ? [MARINE_POLLUTANT] : []),
          ]
        : [],
    );
  return [...new Set(classes)].map((imdgClass) => ({ params: { imdgClass } }));
}) satisfies GetStaticPaths;

/** The transport label of a class, as the data sheets print it, for `<HazardDiamond>`. */
export const GET: APIRoute<Record<string, never>, { imdgClass: string }> = ({ params }) => {
  const { imdgClass } = params;
  const drawing =
    imdgClass === MARINE_POLLUTANT ? marinePollutantMarkSvg() : classLabelSvg(imdgClass);
  const svg = drawing.replace('<svg ', `<svg id="${CLASS_LABEL_ID}" `);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
