import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryPageState } from '../records/enquiry-page.ts';
import { PRODUCT_PARAMETER } from '../records/enquiry.ts';
import { ROUTES } from '../records/routes.ts';
import type { ServerParts } from './parts.ts';
import { sendMadePage } from './send-page.ts';

/** The product that the Contact page's query names, if the catalogue has it. */
export function getChosenProduct(
  query: URLSearchParams,
  slugs: readonly string[],
): string | undefined {
  const chosen = query.get(PRODUCT_PARAMETER);
  return slugs.find((slug) => slug === chosen);
}

/** Sends the Contact page about an enquiry, so that it needs no script. */
export function sendContactPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, framedPages }: ServerParts,
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
