import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageHeaders } from '../src/server/site-files.ts';

/** Where Astro lists the headers of each page, in the folder of a build. */
const HEADERS_FILE = '_headers.json';

/** What stands in a page itself; data for search engines needs no leave. */
const INLINE = {
  'script-src': /<script(?: type="(?:module|speculationrules)")?>([^]*?)<\/script>/g,
  'style-src': /<style[^>]*>([^]*?)<\/style>/g,
};

/** Policies that say nothing of frames forbid them. */
const FRAME = /<iframe/;
const FRAME_SOURCES = /frame-src [^;]*; ?/;

/** A policy that allows the page no frames, where it has none. */
export function forbidUnused(policy: string, html: string): string {
  return FRAME.test(html) ? policy : policy.replace(FRAME_SOURCES, '');
}

/** A policy that allows the scripts and styles that stand in the page, in place of those that it names. */
export function allowInline(policy: string, html: string): string {
  return Object.entries(INLINE).reduce((allowed, [directive, inline]) => {
    const hashes = [...html.matchAll(inline)].map(
      ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    return allowed.replace(
      new RegExp(`(${directive}[^;]*?)(?: 'sha256-[^']+')+`),
      `$1${hashes.join('')}`,
    );
  }, policy);
}

/**
 * Writes the policy of each page of a built site (`dist`) by what stands in it. Astro names every
 * style and script of the site, as it made them, to all pages: a kilobyte in front of each, which
 * decides whether it arrives at once.
 */
export function writePolicies(distFolder: string): void {
  const file = path.join(distFolder, HEADERS_FILE);
  const pages = JSON.parse(readFileSync(file, 'utf8')) as PageHeaders[];
  for (const { pathname, headers } of pages) {
    const page = `${pathname === '/' ? '/index' : pathname}.html`;
    const html = readFileSync(path.join(distFolder, 'client', page), 'utf8');
    for (const header of headers) {
      header.value = forbidUnused(allowInline(header.value, html), html);
    }
  }
  writeFileSync(file, JSON.stringify(pages));
}
