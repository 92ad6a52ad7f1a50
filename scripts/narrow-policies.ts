import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageHeaders } from '../src/server/site-files.ts';

/** Where Astro lists the headers of each page, in the folder of a build. */
const HEADERS_FILE = '_headers.json';

const INLINE = /<(?:style|script)[^>]*>([^]*?)<\/(?:style|script)>/g;
const HASH = / 'sha256-[^']+'/g;

/** The policy without the hashes of scripts and styles that the page does not have. */
export function narrowPolicy(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(
      ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
  return policy.replace(HASH, (hash) => (own.has(hash) ? hash : ''));
}

/**
 * Takes from the policy of each page of a built site (`dist`) what only other
 * pages need. Astro names every style and script of the site to all of them:
 * a kilobyte in front of each page, which decides whether it arrives at once.
 */
export function narrowPolicies(distFolder: string): void {
  const file = path.join(distFolder, HEADERS_FILE);
  const pages = JSON.parse(readFileSync(file, 'utf8')) as PageHeaders[];
  for (const { pathname, headers } of pages) {
    const page = `${pathname === '/' ? '/index' : pathname}.html`;
    const html = readFileSync(path.join(distFolder, 'client', page), 'utf8');
    for (const header of headers) header.value = narrowPolicy(header.value, html);
  }
  writeFileSync(file, JSON.stringify(pages));
}
