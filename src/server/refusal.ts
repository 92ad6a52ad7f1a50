import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as content from '../records/content.ts';
import { mailLink, telephoneLink } from '../records/addresses/links.ts';
import { ROUTES } from '../records/addresses/routes.ts';
import { escapeHtml } from '../records/escape-html.ts';

/** The heading and sentence of a rejection: the sentence for a script, both on a short page for a browser. */
export interface RefusalWords {
  readonly status: number;
  readonly heading: string;
  readonly text: string;
  /** The target of the page's link: the Contact page for enquiries, otherwise the home page. */
  readonly leadsTo: 'contact' | 'home';
}

/** How long the rest of a rejected body is read before the connection is closed. */
const DRAIN_TIMEOUT_MS = 2000;

/** A content security policy that allows only inline styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Returns whether a client prefers JSON to HTML. A browser that submits a form accepts HTML. */
export function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  const [first] = /application\/json|text\/html/i.exec(accept) ?? [];
  return first?.toLowerCase() === 'application/json';
}

/** Rejects a request. Reads the rest of its body first, because a browser shows no response while it sends. */
export async function sendRefusal(
  reply: FastifyReply,
  refusal: RefusalWords,
): Promise<FastifyReply> {
  await drainBody(reply);
  reply.code(refusal.status).header('cache-control', 'no-store');
  if (wantsJson(reply.request)) return reply.send({ error: refusal.text });
  return reply
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(refusalPage(refusal));
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
export function refusalPage({ heading, text, leadsTo }: RefusalWords): string {
  const company = content.company();
  const { navy, paper } = content.brand();
  const phone = link(telephoneLink(company.phone), company.phoneDisplay);
  const email = link(mailLink(company.email), company.email);
  const way =
    leadsTo === 'contact'
      ? link(ROUTES.contact, 'Go to the contact page')
      : link('/', 'Go to the home page');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`Error: ${heading}`)} | ${escapeHtml(company.name)}</title>`,
    `<style>body{margin:0;padding:12vh 1.5rem 3rem;background:${paper};color:${navy};font:1.125rem/1.6 Inter,system-ui,sans-serif}`,
    'main{max-width:36rem;margin:0 auto}h1{font-size:1.75rem;line-height:1.2}a{color:inherit}</style>',
    `</head><body><main><h1>${escapeHtml(heading)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    `<p>You can also call ${phone} or write to ${email}.</p>`,
    `<p>${way}</p>`,
    '</main></body></html>',
  ].join('');
}
