import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitAsks } from '../records/enquiry.ts';
import type { EnquiryPageState } from '../records/enquiry-page.ts';
import { ASK_PARAMETER, PRODUCT_PARAMETER, ROUTES } from '../records/routes.ts';
import type { ServerWords } from '../records/server-words.ts';
import type { ServerDependencies } from './dependencies.ts';
import { sendMadePage } from './send-page.ts';

/** The slug of the product that the Contact page's query names; the catalogue may not have it. */
export function getChosenProduct(query: URLSearchParams): string {
  return query.get(PRODUCT_PARAMETER) ?? '';
}

/** What the message begins with when the query asks for a document; empty when it asks for none. */
export function getAsk(query: URLSearchParams, asks: ServerWords['asks']): string {
  const asked = query.get(ASK_PARAMETER);
  return Object.entries(asks).find(([kind]) => kind === asked)?.[1] ?? '';
}

/** What the query asks for, as the value of `asks`. */
export function getTicked(query: URLSearchParams): string {
  return splitAsks(query.get(ASK_PARAMETER) ?? '').join(',');
}

/** Sends the Contact page about an enquiry, so that it needs no script. */
export function sendContactPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, framedPages }: ServerDependencies,
  state: EnquiryPageState,
): void {
  sendMadePage(request, reply, {
    status: state.kind === 'refused' ? state.status : 200,
    // A form to be filled in is kept as any page is: with `no-store`, browsers lose typed text on the way back.
    cacheControl: state.kind === 'begun' ? 'no-cache' : 'no-store',
    versionOf: site.pages.get(ROUTES.contact),
    make: () => framedPages.contact(state),
  });
}
