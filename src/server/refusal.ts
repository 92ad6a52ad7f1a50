import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { wantsJson } from './wants-json.ts';
import { refusalPage } from '../markup/refusal-page.ts';

const FAILURE_TEXT = 'The page could not be shown. Please try again in a few minutes.';
/** The sentence for each status of a refused request. docs/enquiry-contract.md#http lists those of a form. */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'The form arrived damaged, so nothing was stored. Please go back and send it again.',
  403: 'This form was sent from another site and was not accepted. Open our Contact page and send it from there.',
  405: 'This address does not accept the method of the request. Pages are read with GET, and enquiries are sent with POST.',
  413: 'The enquiry is larger than 64 KiB, so nothing was stored. Shorten the message and send it again.',
  415: 'We accept enquiries only as a form with text, without files, so nothing was stored. Open our Contact page and send it from there.',
};

/** How long the rest of a rejected body is read before the connection is closed. */
const DRAIN_TIMEOUT_MS = 2000;

/** Sends the response for errors of routes and of Fastify. Stack traces are only logged. */
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = error.statusCode ?? 500;
  const status = given >= 400 && given < 600 ? given : 500;
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  return await sendRefusal(reply, status);
}

/**
 * Rejects a request: a script gets the sentence, a browser a short page. Reads the rest of the body first, because a
 * browser shows no response while it sends.
 */
export async function sendRefusal(
  reply: FastifyReply,
  status: number,
  text = TEXTS[status] ?? FAILURE_TEXT,
): Promise<FastifyReply> {
  await drainBody(reply);
  reply.code(status).header('cache-control', 'no-store');
  if (wantsJson(reply.request)) return reply.send({ error: text });
  return reply
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(refusalPage(status, text));
}

/** Reads and discards the rest of a body. If the body does not end soon, the connection is closed. */
async function drainBody(reply: FastifyReply): Promise<void> {
  const { raw, headers } = reply.request;
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody || raw.complete || raw.destroyed) return;
  raw.resume();
  const signal = AbortSignal.timeout(DRAIN_TIMEOUT_MS);
  await finished(raw, { writable: false, signal, cleanup: true }).catch(() => undefined);
  if (!raw.complete) reply.header('connection', 'close');
}
