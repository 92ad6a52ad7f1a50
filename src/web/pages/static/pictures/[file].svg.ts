import type { APIRoute, GetStaticPaths } from 'astro';
import { seaLanes } from '../../../../drawing/sea-lanes/sea-lane-maps.ts';

/** The maps of Services. */
export const getStaticPaths = (() =>
  Object.values(seaLanes().maps).map(({ file, svg }) => ({
    params: { file },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
