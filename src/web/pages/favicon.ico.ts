import type { APIRoute } from 'astro';
import { iconPng } from '../../drawing/icon.ts';

/** The mark on navy for browsers that ask for `/favicon.ico`, as a PNG: browsers recognise the format by its content. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await iconPng(48)));
