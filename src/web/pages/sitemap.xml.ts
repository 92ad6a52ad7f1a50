import type { APIRoute } from 'astro';
import * as content from '../../records/content.ts';
import { productPath, ROUTES } from '../../records/urls/routes.ts';
import { siteUrl } from '../../settings/site-url.ts';

/** The URLs of all routes and products. */
export const GET: APIRoute = () => {
  const origin = siteUrl();
  const entries = [...Object.values(ROUTES), ...content.products().map(productPath)].map(
    (path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`,
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml' } });
};
