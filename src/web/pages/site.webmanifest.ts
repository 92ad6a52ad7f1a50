import type { APIRoute } from 'astro';
import * as content from '../../records/content.ts';

/** Name, colours and icons for a site that is added to a home screen. */
export const GET: APIRoute = () => {
  const company = content.company();
  const { navy, paper } = content.brand();
  return Response.json({
    name: company.legalName,
    short_name: company.name,
    description: company.description,
    start_url: '/',
    display: 'browser',
    theme_color: navy,
    background_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
};
