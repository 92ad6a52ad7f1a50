import * as content from '../records/content.ts';
import { mailLink, telephoneLink } from '../records/urls/links.ts';
import { ROUTES } from '../records/urls/routes.ts';
import { escapeHtml } from './escape-html.ts';

/** A content security policy that allows only inline styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

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
