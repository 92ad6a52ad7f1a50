import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillText } from '../records/fill-text.ts';
import { REFERENCE_PARAMETER } from '../records/routes.ts';
import { sendContactPage } from './contact-page.ts';
import type { ServerDependencies } from './dependencies.ts';

/** What could be a reference at all; the store is not asked about anything else. */
const POSSIBLE_REFERENCE = /^[0-9A-Z]{4,16}$/;

/** The reference that the Contact page's query names, if it names one. */
export function getReference(query: URLSearchParams): string | undefined {
  const reference = query.get(REFERENCE_PARAMETER) ?? '';
  return POSSIBLE_REFERENCE.test(reference) ? reference : undefined;
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
