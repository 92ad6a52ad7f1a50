import type { APIRoute } from 'astro';
import { speculationRules } from '../layout/speculation-rules.ts';

/** Rules by which Chromium prepares the next page; the server names this file in a header of each page. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(speculationRules()), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
