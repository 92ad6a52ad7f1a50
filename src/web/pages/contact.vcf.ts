import type { APIRoute } from 'astro';
import * as content from '../../records/content.ts';
import { companyVCard } from '../../records/v-card.ts';

/** The company as a vCard, for address books. */
export const GET: APIRoute = ({ site }) => {
  const company = content.company();
  return new Response(companyVCard(company, site?.origin ?? company.siteUrl), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
};
