import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as content from '../records/content.ts';
import { fillText } from '../records/reading/fill-text.ts';
import { mailLink, telephoneLink } from '../records/addresses/links.ts';
import { ROUTES } from '../records/addresses/routes.ts';
import { escapeHtml } from '../records/escape-html.ts';
import { CLOSED_POLICY } from './security-headers.ts';

/** A short page of the server's own, for what the site's templates cannot or need not say. */
export interface Notice {
  readonly status: number;
  readonly heading: string;
  readonly text: string;
  /** Links to leave by: the Contact page for enquiries, the home page for the rest. */
  readonly leadsTo: 'contact' | 'home';
}

const { navy, paper } = content.brand();
const STYLE = `body{margin:0;padding:12vh 1.5rem 3rem;background:${paper};color:${navy};font:1.125rem/1.6 Inter,system-ui,sans-serif}main{max-width:36rem;margin:0 auto}h1{font-size:1.75rem;line-height:1.2}a{color:inherit}`;

/** What a notice may load: nothing but its own style. */
export const NOTICE_POLICY = `${CLOSED_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

/** The page of a notice, complete in itself, with the company's phone and e-mail. */
export function noticeHtml(notice: Notice): string {
  const company = content.company();
  const texts = content.serverTexts();
  const contact = fillText(escapeHtml(texts.contact), {
    phone: link(telephoneLink(company.phone), company.phoneDisplay),
    email: link(mailLink(company.email), company.email),
  });
  const way =
    notice.leadsTo === 'contact'
      ? link(ROUTES.contact, texts.contactLink)
      : link('/', texts.homeLink);
  const paragraphs = [escapeHtml(notice.text), contact, way];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${texts.errorTitle}: ${notice.heading}`)} | ${escapeHtml(company.name)}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${escapeHtml(notice.heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    '</main></body></html>',
  ].join('');
}

/** Sends a notice as a page that needs nothing else, not even the built site. */
export function sendNotice(reply: FastifyReply, notice: Notice): void {
  reply
    .code(notice.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', NOTICE_POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(noticeHtml(notice));
}
