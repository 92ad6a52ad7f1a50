import type { APIRoute, GetStaticPaths } from 'astro';
import * as content from '../../../records/content.ts';
import { classDiamondSvg, marinePollutantMarkSvg } from '../../../drawing/class-diamond-svg.ts';
import { classesOf, MARINE_POLLUTANT } from '../../../records/dangerous-goods.ts';

/** Every class that a product's transport entry names, and the mark of marine pollutants. */
export const getStaticPaths = (() => {
  const classes = content
    .products()
    .flatMap(({ transport }) =>
      transport
        ? [...classesOf(transport), ...(transport.marinePollutant ? [MARINE_POLLUTANT] : [])]
        : [],
    );
  return [...new Set(classes)].map((imdgClass) => ({ params: { imdgClass } }));
}) satisfies GetStaticPaths;

/** The diamond of a class, as the data sheets print it, for `<ClassDiamonds>`. */
export const GET: APIRoute<Record<string, never>, { imdgClass: string }> = ({ params }) => {
  const { imdgClass } = params;
  const drawing =
    imdgClass === MARINE_POLLUTANT ? marinePollutantMarkSvg() : classDiamondSvg(imdgClass);
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
};
