import type { APIRoute } from 'astro';
import { iconPng } from '../../drawing/icon.ts';

/** The mark on navy, 192 pixels square. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconPng(192)), { headers: { 'Content-Type': 'image/png' } });
