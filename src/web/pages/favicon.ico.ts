import type { APIRoute } from 'astro';
import { iconPng } from '../../drawing/icon.ts';

/** The tab icon: the mark on navy, as a PNG. Browsers recognise the format by its content. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await iconPng(48, 0.9)));
