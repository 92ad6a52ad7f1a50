import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeStorageFailure, type Enquiries } from '../../enquiries/open-enquiries.ts';
import * as content from '../../records/content.ts';
import { splitAsks } from '../../records/enquiries/enquiry.ts';
import type { EnquiryPageState } from '../../records/enquiries/enquiry-page.ts';
import {
  ASK_PARAMETER,
  PRODUCT_PARAMETER,
  REFERENCE_PARAMETER,
  ROUTES,
} from '../../records/urls/routes.ts';
import type { RenderEnquiry } from '../render-contact.ts';
import type { SiteFile } from '../plugins/site-files.ts';
import { sendRefusal } from '../refusal.ts';
import { sendHtml } from '../send-html.ts';

type Options = {
  readonly enquiries: Enquiries;
  readonly page: SiteFile;
  readonly renderContactPage: RenderEnquiry;
};

const LOOKUP_RETRY_AFTER_S = 60;

export function sendContactPage(
  reply: FastifyReply,
  render: RenderEnquiry,
  state: EnquiryPageState,
): Promise<FastifyReply> {
  return sendHtml(reply.header('cache-control', 'no-store'), render(state));
}

/** `GET` of the Contact page: as built, or with the enquiry, or the product and the requests, that the query names. */
export function contactRoutes(
  app: FastifyInstance,
  { enquiries, page, renderContactPage }: Options,
  done: () => void,
): void {
  const products = new Set(content.enquiryRecords().products.map(({ slug }) => slug));

  app.get(ROUTES.contact, async (request, reply) => {
    const query = new URLSearchParams(/\?.*/.exec(request.url)?.[0]);
    const reference = query.get(REFERENCE_PARAMETER) ?? '';
    try {
      if (reference !== '' && (await enquiries.exists(reference))) {
        return sendContactPage(reply, renderContactPage, { kind: 'stored', reference });
      }
    } catch (error) {
      request.log.error(
        { problem: describeStorageFailure(error) },
        'A reference could not be looked up.',
      );
      return sendRefusal(
        reply.header('retry-after', LOOKUP_RETRY_AFTER_S),
        503,
        `If you were given the reference ${reference}, your enquiry is stored. Please reload this page in a few minutes.`,
      );
    }
    const product = query.get(PRODUCT_PARAMETER) ?? '';
    const asks = splitAsks(query.get(ASK_PARAMETER) ?? '').join(',');
    const isKnown = products.has(product);
    if (!isKnown && (product !== '' || asks === '')) return reply.sendSiteFile(page);
    // With `no-store`, browsers lose the text typed into a form when a visitor goes back to it.
    const values = { product, asks };
    const state = { kind: 'prefilled', values, submission: randomUUID() } as const;
    return sendHtml(reply.header('cache-control', 'no-cache'), renderContactPage(state));
  });
  done();
}
