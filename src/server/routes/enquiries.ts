import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiries, EnquiryOutcome } from '../../enquiries/open-enquiries.ts';
import {
  CONTACT_FIELDS,
  ENQUIRY_PATH,
  findDetails,
  type SubmittedForm,
} from '../../records/enquiries/enquiry.ts';
import { receiptHref, ROUTES } from '../../records/addresses/routes.ts';
import type { RenderContactPage } from '../render-contact.ts';
import { FORM_REFUSALS, type FormRefusal } from '../form-refusals.ts';
import { FORM_TYPES, parseForm } from '../parse-form.ts';
import { sendRefusal, wantsJson } from '../refusal.ts';
import { createOriginWarning, isFromSite } from '../same-origin.ts';
import { sendContactPage } from './contact.ts';

/** The largest body of an enquiry (the enquiry contract). */
const BODY_LIMIT_BYTES = 64 * 1024;
/** From here on, the time to wait is said in minutes. */
const MINUTES_FROM_SECONDS = 120;

const REFUSAL_OF_ERROR: Readonly<Record<string, FormRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'brokenEncoding',
};

interface Options {
  readonly enquiries: Enquiries;
  readonly siteUrl: URL;
  readonly renderContactPage: RenderContactPage;
}
type NotStored = Exclude<EnquiryOutcome, { kind: 'stored' }>;
type Waiting = Exclude<NotStored, { kind: 'invalid' }>;

/** `POST /enquiries`, by the enquiry contract. Every other method leads to the Contact page or is refused. */
export function enquiryRoutes(
  app: FastifyInstance,
  { enquiries, siteUrl, renderContactPage }: Options,
  done: () => void,
): void {
  const warnOfOrigin = createOriginWarning(siteUrl);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Accept').header('cache-control', 'no-store');
    if (request.method === 'GET' && !wantsJson(request)) return reply.redirect(ROUTES.contact, 303);
    if (request.method !== 'POST') return refuse(reply.header('allow', 'POST'), 'methodNotAllowed');
    if (!isFromSite(request, siteUrl)) {
      warnOfOrigin(request);
      return refuse(reply, 'otherOrigin');
    }
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') return refuse(reply, 'unsupportedType');
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FORM_TYPES,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (request: FastifyRequest, body: Buffer) =>
      parseForm(request.headers['content-type'] ?? '', body),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = REFUSAL_OF_ERROR[error.code];
    if (refusal === undefined) throw error;
    return refuse(reply, refusal);
  });

  app.all(ENQUIRY_PATH, async (request, reply) => {
    // A request without a content type has no body.
    const form = (request.body ?? 'unsupportedType') as SubmittedForm | FormRefusal;
    if (typeof form === 'string') return refuse(reply, form);
    const outcome = await enquiries.receive(form, { address: request.ip });
    request.log.info({ outcome: outcome.kind }, 'An enquiry was answered.');
    if (outcome.kind !== 'stored') return sendBack(reply, form, outcome);
    const { reference } = outcome;
    if (wantsJson(request)) return reply.code(201).send({ reference });
    return reply.redirect(receiptHref(reference), 303);
  });
  done();

  /** Answers a form that was read and not stored: the page again, every typed value kept. */
  async function sendBack(
    reply: FastifyReply,
    form: SubmittedForm,
    outcome: NotStored,
  ): Promise<FastifyReply> {
    // React writes a text area that begins with a line break as HTML needs it, if that is "\n".
    const contact = Object.fromEntries(
      CONTACT_FIELDS.map((field) => [field, (form[field] ?? '').replace(/\r\n?/g, '\n')]),
    );
    const sentBack = {
      kind: 'sentBack',
      values: { ...contact, ...findDetails(form) },
      submission: outcome.kind === 'unavailable' ? outcome.submission : randomUUID(),
    } as const;
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      if (wantsJson(reply.request)) return reply.code(422).send({ errors });
      return sendContactPage(reply, renderContactPage, { ...sentBack, status: 422, errors });
    }
    const status = outcome.kind === 'limited' ? 429 : 503;
    const message = waitText(outcome);
    reply.header('retry-after', outcome.retryAfterSeconds);
    if (wantsJson(reply.request)) return reply.code(status).send({ error: message });
    return sendContactPage(reply, renderContactPage, { ...sentBack, status, errors: {}, message });
  }
}

function refuse(reply: FastifyReply, refusal: FormRefusal): Promise<FastifyReply> {
  reply.log.info({ refusal }, 'A form was refused.');
  return sendRefusal(reply, { ...FORM_REFUSALS[refusal], leadsTo: 'contact' });
}

/** The sentence of a 429 or 503, with the time to wait. */
function waitText({ kind, retryAfterSeconds: seconds }: Waiting): string {
  const wait =
    seconds < MINUTES_FROM_SECONDS
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${Math.ceil(seconds / 60)} minutes`;
  return kind === 'limited'
    ? `Too many enquiries have come from your connection. Try again in ${wait}, or call or email us.`
    : `We cannot store enquiries at the moment. Try again in ${wait}, or call or email us.`;
}
