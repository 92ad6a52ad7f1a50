import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiries, EnquiryOutcome } from '../../enquiries/open-enquiries.ts';
import {
  ASKS_FIELD,
  countLines,
  ENQUIRY_PATH,
  FIELD_RULES,
  fieldNames,
  LINES_MAX,
  splitAsks,
  splitFieldName,
  type FieldTexts,
  type SubmittedForm,
} from '../../records/enquiries/enquiry.ts';
import { receiptHref, ROUTES } from '../../records/urls/routes.ts';
import type { RenderEnquiry } from '../render-contact.ts';
import { FORM_TYPES, parseForm, type FormResult } from '../parse-form.ts';
import { sendRefusal } from '../refusal.ts';
import { wantsJson } from '../wants-json.ts';
import { isFromSite } from '../same-origin.ts';
import { sendContactPage } from './contact.ts';

/** The maximum size of a form's body (docs/enquiry-contract.md#http). */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Waiting times from this number of seconds on are shown in minutes. */
const MINUTES_FROM_SECONDS = 120;

type Options = {
  readonly enquiries: Enquiries;
  readonly siteUrl: URL;
  readonly renderContactPage: RenderEnquiry;
};
type NotStored = Exclude<EnquiryOutcome, { kind: 'stored' }>;
type Waiting = Exclude<NotStored, { kind: 'invalid' }>;

/**
 * `POST /enquiries` (docs/enquiry-contract.md#http). Other methods are redirected to the Contact page or rejected.
 */
export function enquiryRoutes(
  app: FastifyInstance,
  { enquiries, siteUrl, renderContactPage }: Options,
  done: () => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Accept').header('cache-control', 'no-store');
    if (request.method === 'GET' && !wantsJson(request)) return reply.redirect(ROUTES.contact, 303);
    if (request.method !== 'POST') return sendRefusal(reply.header('allow', 'POST'), 405);
    const wait = await enquiries.countPost(request.ip);
    if (wait !== undefined) {
      const text = waitText({ kind: 'limited', retryAfterSeconds: wait });
      return sendRefusal(reply.header('retry-after', wait), 429, text);
    }
    if (!isFromSite(request, siteUrl)) return sendRefusal(reply, 403);
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') return sendRefusal(reply, 415);
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FORM_TYPES,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (request: FastifyRequest, body: Buffer) =>
      parseForm(request.headers['content-type'] ?? '', body),
  );

  app.all<{ Body: FormResult | undefined }>(ENQUIRY_PATH, async (request, reply) => {
    // The body is undefined when the request has no content type.
    const form = request.body ?? 415;
    if (typeof form === 'number') return sendRefusal(reply, form);
    const outcome = await enquiries.receive(form, { address: request.ip });
    if (outcome.kind !== 'stored') return sendFormBack(reply, form, outcome);
    const { reference } = outcome;
    if (wantsJson(request)) return reply.code(201).send({ reference });
    return reply.redirect(receiptHref(reference), 303);
  });
  done();

  /** Responds to a form that was read but not stored: the page again, with the typed values. */
  async function sendFormBack(
    reply: FastifyReply,
    form: SubmittedForm,
    outcome: NotStored,
  ): Promise<FastifyReply> {
    const sentBack = {
      values: valuesSentBack(form),
      submission: outcome.kind === 'unavailable' ? outcome.submission : randomUUID(),
    };
    if (outcome.kind === 'invalid') {
      const { kind, errors } = outcome;
      reply.code(422);
      if (wantsJson(reply.request)) return reply.send({ errors });
      return sendContactPage(reply, renderContactPage, { kind, errors, ...sentBack });
    }
    const message = waitText(outcome);
    reply
      .code(outcome.kind === 'limited' ? 429 : 503)
      .header('retry-after', outcome.retryAfterSeconds);
    if (wantsJson(reply.request)) return reply.send({ error: message });
    return sendContactPage(reply, renderContactPage, { kind: 'not-stored', message, ...sentBack });
  }
}

/**
 * Returns the typed values for the page that is sent back. A value over twice its limit is cut, with an ellipsis, so
 * that a form of 64 KiB does not cause a page of many times that. It is still too long, so it cannot be sent unnoticed.
 */
function valuesSentBack(form: SubmittedForm): FieldTexts {
  const names = fieldNames(Math.min(countLines(form), LINES_MAX + 1));
  const values = names.map((name) => {
    const { field } = splitFieldName(name);
    if (field === ASKS_FIELD) return [field, splitAsks(form.asks).join(',')];
    // React adds the extra line break that HTML needs at the start of a text area only before "\n".
    const value = (form[name] ?? '').replace(/\r\n?/g, '\n');
    const max = 2 * FIELD_RULES[field].max;
    return [name, value.length > max ? `${value.slice(0, max).toWellFormed()}…` : value];
  });
  return Object.fromEntries(values) as FieldTexts;
}

/** Returns the message of a 429 or 503 response, with the waiting time. */
function waitText({ kind, retryAfterSeconds: seconds }: Waiting): string {
  const wait =
    seconds < MINUTES_FROM_SECONDS
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${Math.ceil(seconds / 60)} minutes`;
  return kind === 'limited'
    ? `Too many enquiries have come from your connection. Try again in ${wait}, or call or email us.`
    : `We cannot store enquiries at the moment. Try again in ${wait}, or call or email us.`;
}
