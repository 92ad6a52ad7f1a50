import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EnquiryOutcome } from '../enquiries/enquiries.ts';
import * as content from '../records/content.ts';
import {
  CONTACT_FIELDS,
  ENQUIRY_PATH,
  findQuotation,
  type SubmittedForm,
} from '../records/enquiries/enquiry.ts';
import { fillCount, fillText } from '../records/reading/fill-text.ts';
import { receiptHref, ROUTES } from '../records/addresses/routes.ts';
import { wantsJson } from './negotiation.ts';
import { sendContactPage } from './contact-page.ts';
import { isFormType, parseForm } from './parse-form.ts';
import type { ServerDependencies } from './dependencies.ts';
import {
  announcedSize,
  closeUnlessArrived,
  discardBody,
  readBody,
  waitsForInvitation,
} from './read-body.ts';
import { REFUSAL_STATUS, type Refusal } from '../records/enquiries/refusals.ts';
import { createOriginWarning, isFromSite } from './same-origin.ts';
import { sendJson, sendRefusal } from './send-json.ts';

/** The most that an enquiry's body may weigh (the enquiry contract). */
const BODY_LIMIT_BYTES = 64 * 1024;
/** A body that is not there by then is cut off. */
const BODY_TIMEOUT_MS = 15_000;
/** From here on, the time to wait is said in minutes. */
const MINUTES_FROM_SECONDS = 120;

type NotStored = Exclude<EnquiryOutcome, { kind: 'stored' }>;

/** `POST /enquiries`, by the enquiry contract; every other method leads to the Contact page or is refused. */
export function addEnquiryRoute(app: FastifyInstance, dependencies: ServerDependencies): void {
  const { siteUrl, enquiries, offers, metrics } = dependencies;
  const { headings } = content.serverTexts();
  const { answers } = content.enquiryRecords().texts;
  const warnOfOrigin = createOriginWarning(siteUrl);
  const isForScript = ({ request }: FastifyReply) => wantsJson(request.headers.accept);

  app.all(ENQUIRY_PATH, async (request, reply) => {
    reply.header('vary', 'Accept');
    if (request.method === 'POST') {
      const form = await takeForm(reply);
      if (typeof form === 'string') await refuse(reply, form);
      else await answerForm(reply, form);
    } else if (request.method === 'GET' && !isForScript(reply)) {
      reply.header('cache-control', 'no-store').redirect(ROUTES.contact, 303);
    } else {
      await refuse(reply.header('allow', 'POST'), 'methodNotAllowed');
    }
    return reply;
  });

  /** Reads the form of a request, or says why it is refused. */
  async function takeForm(reply: FastifyReply): Promise<SubmittedForm | Refusal> {
    const { request } = reply;
    if (!isFromSite(request, siteUrl)) {
      warnOfOrigin(request);
      return 'otherOrigin';
    }
    const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } =
      request.headers;
    if (!isFormType(contentType) || encoding.toLowerCase() !== 'identity') return 'unsupportedType';
    const announced = announcedSize(request);
    if (waitsForInvitation(request)) {
      if (announced > BODY_LIMIT_BYTES) return 'tooLarge';
      reply.raw.writeContinue();
    }
    const body = await readBody(request.raw, BODY_LIMIT_BYTES, BODY_TIMEOUT_MS, announced);
    return typeof body === 'string' ? body : parseForm(contentType, body);
  }

  async function refuse(reply: FastifyReply, refusal: Refusal): Promise<void> {
    // Of a body that was read in vain, enough has been waited for.
    if (refusal === 'tooLarge' || refusal === 'tooSlow') closeUnlessArrived(reply);
    else await discardBody(reply);
    reply.log.info({ refusal }, 'A form was refused.');
    metrics?.countRefusal(refusal);
    sendRefusal(reply, {
      status: REFUSAL_STATUS[refusal],
      heading: headings[refusal],
      text: answers[refusal],
      leadsTo: 'contact',
    });
  }

  async function answerForm(reply: FastifyReply, form: SubmittedForm): Promise<void> {
    const outcome = await enquiries.receive(form, { address: reply.request.ip });
    reply.log.info({ outcome: outcome.kind }, 'An enquiry was answered.');
    if (outcome.kind !== 'stored') {
      metrics?.countRefusal(outcome.kind);
      sendBack(reply, form, outcome);
    } else if (isForScript(reply)) {
      sendJson(reply, 201, { reference: outcome.reference });
    } else {
      reply.header('cache-control', 'no-store').redirect(receiptHref(outcome.reference), 303);
    }
  }

  /** Answers a form that was read and not stored: the page again, every typed value kept. */
  function sendBack(reply: FastifyReply, form: SubmittedForm, outcome: NotStored): void {
    const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, form[field] ?? '']));
    const offer = offers.get(form.product ?? '');
    const sentBack = {
      kind: 'sentBack',
      values: { ...contact, ...findQuotation(form) },
      ...(offer && { offer }),
      submission: outcome.kind === 'unavailable' ? outcome.submission : randomUUID(),
    } as const;
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      if (isForScript(reply)) sendJson(reply, 422, { errors });
      else sendContactPage(reply, dependencies, { ...sentBack, status: 422, errors });
      return;
    }
    const status = outcome.kind === 'limited' ? 429 : 503;
    const message = waitText(outcome);
    reply.header('retry-after', String(outcome.retryAfterSeconds));
    if (isForScript(reply)) sendJson(reply, status, { error: message });
    else sendContactPage(reply, dependencies, { ...sentBack, status, errors: {}, message });
  }

  /** The sentence of a 429 or 503, with the time to wait. */
  function waitText({ kind, retryAfterSeconds }: Exclude<NotStored, { kind: 'invalid' }>): string {
    const wait =
      retryAfterSeconds < MINUTES_FROM_SECONDS
        ? fillCount(answers.seconds, retryAfterSeconds)
        : fillCount(answers.minutes, Math.ceil(retryAfterSeconds / 60));
    return fillText(answers[kind], { wait });
  }
}
