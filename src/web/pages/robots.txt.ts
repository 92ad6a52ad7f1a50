import type { APIRoute } from 'astro';
import { ENQUIRY_PATH } from '../../records/enquiries/enquiry.ts';
import { siteUrl } from '../../settings/site-url.ts';

/** Allows crawlers everything except the responses to sent forms. */
export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      `Disallow: ${ENQUIRY_PATH}`,
      '',
      `Sitemap: ${new URL('/sitemap.xml', siteUrl()).href}`,
      '',
    ].join('\n'),
  );
