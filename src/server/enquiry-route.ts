import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryOutcome } from '../enquiries/enquiries.ts';
import {
  CONTACT_FIELDS,
  ENQUIRY_PATH,
  getQuotation,
  type SubmittedForm,
} from '../records/enquiry.ts';
import { receiptHref, ROUTES } from '../records/routes.ts';
import { wantsJson } from './negotiation.ts';
import { sendContactPage } from './contact-page.ts';
import { isFormType, parseForm } from './parse-form.ts';
import { sendJson, type ServerDependencies } from './dependencies.ts';
import {
  announcedSize,
  closeUnlessArrived,
  discardBody,
  readBody,
  waitsForInvitation,
} from './read-body.ts';
import { REFUSAL_STATUS, type Refusal } from './refusals.ts';
import { createOriginWarning, isFromSite } from './same-origin.ts';
import { waitText } from './wait-text.ts';

/** The most that an enquiry's body may weigh (the enquiry contract). */
export const BODY_LIMIT_BYTES = 64 * 1024;
/** A body that is not there by then is cut off. */
export const BODY_TIMEOUT_MS = 15_000;

type NotStored = Exclude<EnquiryOutcome, { kind: 'stored' }>;

/** `POST /enquiries`, by the enquiry contract; every other method leads to the Contact page or is refused. */
export function addEnquiryRoute(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  bodyTimeoutMs = BODY_TIMEOUT_MS,
): void {
  const warnOfOrigin = createOriginWarning(dependencies.siteUrl);
  app.all(ENQUIRY_PATH, async (request, reply) => {
    reply.header('vary', 'Accept');
    if (request.method !== 'POST') {
      await answerOtherMethod(request, reply, dependencies);
    } else if (isFromSite(request, dependencies.siteUrl)) {
      await answerForm(request, reply, dependencies, bodyTimeoutMs);
    } else {
      warnOfOrigin(request);
      await refuse(request, reply, dependencies, 'otherOrigin');
    }
    return reply;
  });
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ServerDependencies,
  bodyTimeoutMs: number,
): Promise<void> {
  const taken = await takeForm(request, reply, bodyTimeoutMs);
  if (typeof taken === 'string') {
    await refuse(request, reply, dependencies, taken);
    return;
  }
  const outcome = await dependencies.enquiries.receive(taken, { address: request.ip });
  request.log.info({ outcome: outcome.kind }, 'An enquiry was answered.');
  if (outcome.kind === 'stored') confirm(request, reply, outcome.reference);
  else sendBack(request, reply, dependencies, outcome, taken);
}

async function answerOtherMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ServerDependencies,
): Promise<void> {
  if (request.method === 'GET' && !wantsJson(request.headers.accept)) {
    reply.header('cache-control', 'no-store').redirect(ROUTES.contact, 303);
  } else {
    await refuse(request, reply, dependencies, 'methodNotAllowed');
  }
}

/** Reads the form of a request, or says why it is refused. */
async function takeForm(
  request: FastifyRequest,
  reply: FastifyReply,
  bodyTimeoutMs: number,
): Promise<SubmittedForm | Refusal> {
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } =
    request.headers;
  if (!isFormType(contentType) || encoding !== 'identity') return 'unsupportedType';
  const announced = announcedSize(request);
  if (waitsForInvitation(request)) {
    if (announced > BODY_LIMIT_BYTES) return 'tooLarge';
    reply.raw.writeContinue();
  }
  const body = await readBody(request.raw, BODY_LIMIT_BYTES, bodyTimeoutMs, announced);
  return typeof body === 'string' ? body : parseForm(contentType, body);
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ServerDependencies,
  refusal: Refusal,
): Promise<void> {
  // Of a body that was read in vain, enough has been waited for.
  if (refusal === 'tooLarge' || refusal === 'tooSlow') closeUnlessArrived(request, reply);
  else await discardBody(request, reply);
  const status = REFUSAL_STATUS[refusal];
  const text =
    refusal === 'tooSlow'
      ? dependencies.words.texts.tooSlow
      : dependencies.enquiryTexts.answers[refusal];
  request.log.info({ refusal }, 'A form was refused.');
  dependencies.metrics?.countRefusal(refusal);
  if (refusal === 'methodNotAllowed') reply.header('allow', 'POST');
  if (wantsJson(request.headers.accept)) {
    sendJson(reply, status, { error: text });
  } else {
    const heading = dependencies.words.headings[refusal];
    dependencies.sendNotice(reply, { status, heading, text: [text], leadsTo: 'contact' });
  }
}

function confirm(request: FastifyRequest, reply: FastifyReply, reference: string): void {
  if (wantsJson(request.headers.accept)) {
    sendJson(reply, 201, { reference });
  } else {
    reply.header('cache-control', 'no-store').redirect(receiptHref(reference), 303);
  }
}

/** Answers a form that was read and not stored: the page again, every typed value kept. */
function sendBack(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ServerDependencies,
  outcome: NotStored,
  form: SubmittedForm,
): void {
  dependencies.metrics?.countRefusal(outcome.kind);
  const isForScript = wantsJson(request.headers.accept);
  const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, form[field] ?? '']));
  const values = { ...contact, ...getQuotation(form) };
  const offer = dependencies.offers.get(form.product ?? '');
  const submission = randomUUID();
  const sentBack = { kind: 'refused', values, ...(offer && { offer }), submission } as const;
  if (outcome.kind === 'invalid') {
    const { errors } = outcome;
    if (isForScript) sendJson(reply, 422, { errors });
    else sendContactPage(request, reply, dependencies, { ...sentBack, status: 422, errors });
    return;
  }
  const { kind, retryAfterSeconds } = outcome;
  const status = kind === 'limited' ? 429 : 503;
  const message = waitText(dependencies.enquiryTexts.answers, kind, retryAfterSeconds);
  reply.header('retry-after', String(retryAfterSeconds));
  if (isForScript) sendJson(reply, status, { error: message });
  else sendContactPage(request, reply, dependencies, { ...sentBack, status, errors: {}, message });
}
