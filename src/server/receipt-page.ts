import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillText } from '../records/fill-text.ts';
import { REFERENCE_PARAMETER } from '../records/routes.ts';
import { sendContactPage } from './contact-page.ts';
import type { ServerDependencies } from './dependencies.ts';

/** What the Contact page's query names as a reference, if anything; it may be any text. */
export function getReference(query: URLSearchParams): string | undefined {
  return query.get(REFERENCE_PARAMETER) ?? undefined;
}

/**
 * Sends the page that confirms an enquiry. Resolves to false, with nothing
 * sent, when no such enquiry is stored: then the plain Contact page is the answer.
 */
export async function sendReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ServerDependencies,
  reference: string,
): Promise<boolean> {
  const { headings, texts } = dependencies.words;
  let isStored: boolean;
  try {
    isStored = await dependencies.enquiries.exists(reference);
  } catch (error) {
    request.log.error({ err: error }, 'A reference could not be looked up.');
    const text = [fillText(texts.lookupFailure, { reference })];
    dependencies.sendNotice(reply.header('retry-after', '60'), {
      status: 503,
      heading: headings.lookupFailure,
      text,
      leadsTo: 'contact',
    });
    return true;
  }
  if (isStored) sendContactPage(request, reply, dependencies, { kind: 'received', reference });
  return isStored;
}
