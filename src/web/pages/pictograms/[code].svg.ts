import type { APIRoute, GetStaticPaths } from 'astro';
import type { PictogramCode } from '../../../chemistry/pictograms.ts';
import { pictogramSvg } from '../../../drawing/pictogram-svg.ts';
import * as content from '../../../records/content.ts';

/** Every pictogram that a product bears. */
export const getStaticPaths = (() => {
  const codes = content.products().flatMap(({ hazards }) => hazards.pictograms);
  return [...new Set(codes)].map((code) => ({ params: { code } }));
}) satisfies GetStaticPaths;

/** A GHS pictogram, as the data sheets print it. */
export const GET: APIRoute<Record<string, never>, { code: PictogramCode }> = ({ params }) =>
  new Response(pictogramSvg(params.code), { headers: { 'Content-Type': 'image/svg+xml' } });
