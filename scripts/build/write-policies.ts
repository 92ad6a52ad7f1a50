import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_POLICY } from '../../src/server/security-headers.ts';
import { pagePath, POLICIES_FILE } from '../../src/server/site-files.ts';
import { readPages } from '../read-folder.ts';

/** What stands in a page itself, by the directive that allows it; data for search engines needs no leave. */
const INLINE: Readonly<Record<string, RegExp>> = {
  'script-src': /<script(?: type="(?:module|speculationrules)")?>([^]*?)<\/script>/g,
  'style-src': /<style[^>]*>([^]*?)<\/style>/g,
};

/** The content security policy of a page: it allows the scripts and styles that stand in it, and frames if it has one. */
export function writePolicy(html: string): string {
  const directives = PAGE_POLICY.filter(
    (directive) => !directive.startsWith('frame-src') || html.includes('<iframe'),
  );
  return directives
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      const inline = INLINE[name] ? [...html.matchAll(INLINE[name])] : [];
      const hashes = inline.map(([, text = '']) => createHash('sha256').update(text));
      return [directive, ...hashes.map((hash) => `'sha256-${hash.digest('base64')}'`)].join(' ');
    })
    .join(';');
}

/** Writes the policy of each page of a build (`dist`) into a file beside the pages. */
export function writePolicies(distFolder: string): void {
  const pages = readPages(path.join(distFolder, 'client'));
  const policies = Array.from(pages, ([file, html]) => [pagePath(file), writePolicy(html)]);
  writeFileSync(
    path.join(distFolder, POLICIES_FILE),
    JSON.stringify(Object.fromEntries(policies), null, 2),
  );
}
