import type { FastifyReply } from 'fastify';
import { describeStorageFailure } from '../enquiries/enquiries.ts';
import * as content from '../records/content.ts';
import { splitAsks } from '../records/enquiries/enquiry.ts';
import type { EnquiryPageState } from '../records/enquiries/enquiry-page.ts';
import { fillText } from '../records/reading/fill-text.ts';
import {
  ASK_PARAMETER,
  PRODUCT_PARAMETER,
  REFERENCE_PARAMETER,
  ROUTES,
} from '../records/addresses/routes.ts';
import type { ServerDependencies } from './dependencies.ts';
import { sendNotice } from './notice.ts';
import { sendMadePage } from './send-page.ts';

/** Sends the Contact page about an enquiry, so that it needs no script. */
export function sendContactPage(
  reply: FastifyReply,
  { site, framedPages }: ServerDependencies,
  state: EnquiryPageState,
): void {
  sendMadePage(reply, {
    status: state.kind === 'sentBack' ? state.status : 200,
    // A form to be filled in is kept as any page is: with `no-store`, browsers lose typed text on the way back.
    cacheControl: state.kind === 'begun' ? 'no-cache' : 'no-store',
    versionOf: site.pages.get(ROUTES.contact),
    make: () => framedPages.contact(state),
  });
}

/** Sends the Contact page for the enquiry or product that a query names; false, with nothing sent, for any other. */
export async function sendContactPageAbout(
  reply: FastifyReply,
  dependencies: ServerDependencies,
  query: URLSearchParams,
): Promise<boolean> {
  const reference = query.get(REFERENCE_PARAMETER);
  if (reference !== null && (await sendReceipt(reply, dependencies, reference))) return true;
  const product = query.get(PRODUCT_PARAMETER) ?? '';
  const offer = dependencies.offers.get(product);
  if (!offer) return false;
  const asked = query.get(ASK_PARAMETER) ?? '';
  const beginnings = Object.entries(content.serverTexts().asks);
  sendContactPage(reply, dependencies, {
    kind: 'begun',
    product,
    offer,
    message: beginnings.find(([kind]) => kind === asked)?.[1] ?? '',
    asks: splitAsks(asked).join(','),
  });
  return true;
}

/** Confirms an enquiry. Resolves to false, with nothing sent, when none is stored under the reference. */
async function sendReceipt(
  reply: FastifyReply,
  dependencies: ServerDependencies,
  reference: string,
): Promise<boolean> {
  try {
    if (!(await dependencies.enquiries.exists(reference))) return false;
  } catch (error) {
    reply.log.error(
      { problem: describeStorageFailure(error) },
      'A reference could not be looked up.',
    );
    const { headings, texts } = content.serverTexts();
    sendNotice(reply.header('retry-after', '60'), {
      status: 503,
      heading: headings.lookupFailure,
      text: fillText(texts.lookupFailure, { reference }),
      leadsTo: 'contact',
    });
    return true;
  }
  sendContactPage(reply, dependencies, { kind: 'received', reference });
  return true;
}
