import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeStorageFailure, type Enquiries } from '../../enquiries/open-enquiries.ts';
import * as content from '../../records/content.ts';
import { splitAsks } from '../../records/enquiries/enquiry.ts';
import type { EnquiryPageState } from '../../records/enquiries/enquiry-page.ts';
import type { DOCUMENT_KINDS } from '../../records/products/product-documents.ts';
import {
  ASK_PARAMETER,
  PRODUCT_PARAMETER,
  REFERENCE_PARAMETER,
  ROUTES,
} from '../../records/addresses/routes.ts';
import type { RenderContact } from '../render-contact.ts';
import type { SiteFile } from '../plugins/site-files.ts';
import { sendRefusal } from '../refusal.ts';
import { sendHtml, type RenderedPage } from '../send-html.ts';

interface Options {
  readonly enquiries: Enquiries;
  readonly page: SiteFile;
  readonly renderContactPage: RenderContact;
}

/** The prepared message for each kind of document that a link asks for. */
const FIRST_MESSAGES = new Map(
  Object.entries({
    'safety-data-sheet': 'Please send us the safety data sheet of this product.',
    'certificate-of-analysis': 'Please send us a specimen certificate of analysis of this product.',
  } satisfies Record<(typeof DOCUMENT_KINDS)[number], string>),
);

const LOOKUP_RETRY_AFTER_S = 60;

/**
 * To render and compress a prefilled page takes milliseconds, so pages are kept. They are not kept for long, because a
 * form's submission ID must not reappear when a buyer orders the same again.
 */
const PAGES_KEPT_MS = 60_000;
const PAGES_KEPT_MAX = 500;

export function sendContactPage(
  reply: FastifyReply,
  render: RenderContact,
  state: EnquiryPageState,
): Promise<FastifyReply> {
  return sendHtml(reply.header('cache-control', 'no-store'), { html: render(state) });
}

/** `GET` of the Contact page: as built, or with the enquiry or product that the query names. */
export function contactRoutes(
  app: FastifyInstance,
  { enquiries, page, renderContactPage }: Options,
  done: () => void,
): void {
  const keptPages = new Map<string, RenderedPage>();
  let keptSince = performance.now();
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
    if (!products.has(product)) return reply.sendSiteFile(page);
    // With `no-store`, browsers lose the text typed into a form when a visitor goes back to it.
    return sendHtml(reply.header('cache-control', 'no-cache'), prefilledPage(product, query));
  });
  done();

  function prefilledPage(product: string, query: URLSearchParams): RenderedPage {
    const state = prefilledForm(product, query);
    const key = JSON.stringify(state);
    const now = performance.now();
    if (now - keptSince > PAGES_KEPT_MS || keptPages.size >= PAGES_KEPT_MAX) {
      keptPages.clear();
      keptSince = now;
    }
    const page = keptPages.get(key) ?? {
      html: renderContactPage({ ...state, submission: randomUUID() }),
    };
    keptPages.set(key, page);
    return page;
  }
}

/** Returns the state of a new form with the product, and the document that the link asks for. */
function prefilledForm(product: string, query: URLSearchParams) {
  const asked = query.get(ASK_PARAMETER) ?? '';
  const message = FIRST_MESSAGES.get(asked);
  const asks = splitAsks(asked).join(',');
  return { kind: 'prefilled' as const, product, asks, ...(message && { message }) };
}
