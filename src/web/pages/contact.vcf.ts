import type { APIRoute } from 'astro';
import * as content from '../../records/content.ts';
import { siteUrl } from '../../settings/site-url.ts';
import { companyVCard } from '../contact/vcard.ts';

/** The company's vCard for address books. */
export const GET: APIRoute = () =>
  new Response(companyVCard(content.company(), siteUrl()), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
