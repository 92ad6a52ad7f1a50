import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as content from '../records/content.ts';
import { mailLink, telephoneLink } from '../records/urls/links.ts';
import { ROUTES } from '../records/urls/routes.ts';
import { wantsJson } from './wants-json.ts';
import { escapeHtml } from '../markup/escape-html.ts';

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

/** A content security policy that allows only inline styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

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

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

/** Returns a short HTML page that needs no other files. */
export function refusalPage(status: number, text: string): string {
  const company = content.company();
  const { navy, paper } = content.brand();
  const heading = status < 500 ? 'This was not accepted' : 'Something went wrong on our side';
  const phone = link(telephoneLink(company.phone), company.phoneDisplay);
  const email = link(mailLink(company.email), company.email);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>Error: ${heading} | ${escapeHtml(company.name)}</title>`,
    `<style>body{margin:0;padding:12vh 1.5rem 3rem;background:${paper};color:${navy};font:1.125rem/1.6 Inter,system-ui,sans-serif}`,
    'main{max-width:36rem;margin:0 auto}h1{font-size:1.75rem;line-height:1.2}a{color:inherit}</style>',
    `</head><body><main><h1>${heading}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    `<p>You can also call ${phone} or write to ${email}.</p>`,
    `<p>${link(ROUTES.contact, 'Go to the contact page')}</p>`,
    '</main></body></html>',
  ].join('');
}
