import type { APIRoute } from 'astro';
import { iconPng } from '../../drawing/icon.ts';

/** The icon of a home screen, and the logo for search engines (`json-ld.ts`), with their size in pixels. */
const ICONS = { 'apple-touch-icon': 180, 'icon-512': 512 };

export function getStaticPaths() {
  return Object.entries(ICONS).map(([icon, size]) => ({ params: { icon }, props: { size } }));
}

/** The mark on a navy square. */
export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props.size)), {
    headers: { 'Content-Type': 'image/png' },
  });
