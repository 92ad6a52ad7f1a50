import type { APIRoute } from 'astro';
import { icoOf, iconPng } from '../../drawing/icon.ts';

const FAVICON_PX = 32;

/** The mark on navy for browsers that ask for `/favicon.ico`. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(icoOf(await iconPng(FAVICON_PX), FAVICON_PX)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
