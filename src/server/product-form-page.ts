import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENQUIRY_PATH } from '../records/enquiry.ts';
import type { ServerParts } from './parts.ts';
import { sendRenderedPage } from './send-page.ts';

/** The query parameter of the Contact page that names a product. */
const PRODUCT_PARAMETER = 'product';
/** As for any page of the site: with `no-store`, browsers lose typed text on the way back. */
const CACHE_CONTROL = 'no-cache';

/** The product that the Contact page's query names, if the catalogue has it. */
export function getChosenProduct(
  query: URLSearchParams,
  slugs: readonly string[],
): string | undefined {
  const chosen = query.get(PRODUCT_PARAMETER);
  return slugs.find((slug) => slug === chosen);
}

/**
 * Sends the Contact page with a product chosen, so that it needs no script.
 * Resolves to false, with nothing sent, when the page cannot be rendered: on
 * the plain one, script chooses.
 */
export async function sendFormForProduct(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ServerParts,
  product: string,
): Promise<boolean> {
  try {
    const page = await parts.renderPage(ENQUIRY_PATH, { enquiry: { kind: 'begun', product } });
    await sendRenderedPage(request, reply, { ...page, status: 200 }, CACHE_CONTROL);
    return true;
  } catch (error) {
    request.log.error({ err: error }, 'The form for a product could not be rendered.');
    return false;
  }
}
