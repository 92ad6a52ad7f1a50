import type { APIRoute } from 'astro';
import { iconPng } from '../../drawing/icon.ts';

/** The mark on navy, 180 pixels square. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconPng(180)), { headers: { 'Content-Type': 'image/png' } });
