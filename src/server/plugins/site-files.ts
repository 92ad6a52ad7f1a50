import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { CODING_EXTENSIONS } from '../../settings/build-info.ts';
import { chooseCoding } from '../content-coding.ts';
import { SVG_POLICY } from '../../markup/svg-policy.ts';

const CODINGS = Object.entries(CODING_EXTENSIONS);

/** Content types by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Names of files in this folder contain a hash of their content. */
const HASHED_FOLDER = 'static/';
/** Pictures that other sites show beside a link. */
const SOCIAL_FOLDER = 'social/';

const NOT_FOUND_FILE = '404.html';

export type SiteFile = {
  readonly etag: string;
  /** The precompressed copies, best first, then the file itself, whose coding is an empty text. */
  readonly variants: readonly Variant[];
};
type Variant = {
  readonly coding: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

/** The built site in memory. No other files are served. */
export type Site = {
  /** By clean path, such as `/` or `/ocean-shipping-services-in-masjid-bunder`. */
  readonly pages: ReadonlyMap<string, SiteFile>;
  /** By path, such as `/icon.svg` or `/static/js/menu.4f2a.js`. Contains no pages. */
  readonly assets: ReadonlyMap<string, SiteFile>;
  /** The HTML of the 404 page. */
  readonly notFound: string;
};

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a file in the best coding that the client accepts, or 304 if the client's copy is current. */
    sendSiteFile(file: SiteFile): FastifyReply;
  }
}

/** Returns the clean path of a page's file: `index.html` is `/`, `a/b.html` and `a/b/index.html` are `/a/b`. */
function pagePath(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

function readSiteFile(folder: string, name: string): SiteFile {
  const file = path.join(folder, name);
  const body = readFileSync(file);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const copies = CODINGS.filter(([, extension]) => existsSync(file + extension));
  const headers = {
    'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith(HASHED_FOLDER)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag,
    ...(copies.length > 0 && { vary: 'Accept-Encoding' }),
    ...(name.endsWith('.svg') && { 'content-security-policy': SVG_POLICY }),
    ...(name.startsWith(SOCIAL_FOLDER) && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  const compressed = copies.map(([coding, extension]) => ({
    coding,
    body: readFileSync(file + extension),
    headers: { ...headers, 'content-encoding': coding },
  }));
  return { etag, variants: [...compressed, { coding: '', body, headers }] };
}

/** Reads the built site (`dist/client`) into memory, without hidden files. Throws when the 404 page is missing. */
export function readSite(folder: string): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const isCopy = (name: string) => CODINGS.some(([, extension]) => name.endsWith(extension));
  const pages = new Map<string, SiteFile>();
  const assets = new Map<string, SiteFile>();
  for (const name of names) {
    if (/(^|\/)\./.test(name) || name === NOT_FOUND_FILE || isCopy(name)) continue;
    if (name.endsWith('.html')) pages.set(pagePath(name), readSiteFile(folder, name));
    else assets.set(`/${name}`, readSiteFile(folder, name));
  }
  return { pages, assets, notFound: readFileSync(path.join(folder, NOT_FOUND_FILE), 'utf8') };
}

/** Returns the file of a page. Throws when the build does not contain it. */
export function pageAt({ pages }: Site, path: string): SiteFile {
  const page = pages.get(path);
  if (!page) throw new Error(`The build has no page for ${path}. Run "npm run build" again.`);
  return page;
}

export function htmlOf({ variants }: SiteFile): string {
  return String(variants.at(-1)?.body);
}

export const siteFiles = fp((app, _options, done) => {
  app.decorateReply('sendSiteFile', function (this: FastifyReply, file: SiteFile) {
    const { 'accept-encoding': accepted, 'if-none-match': known } = this.request.headers;
    const codings = file.variants.map(({ coding }) => coding);
    const chosen = chooseCoding(accepted, codings);
    // The coding of the last variant is the empty text.
    const { headers, body } = file.variants.find(({ coding }) => coding === chosen) as Variant;
    this.headers(headers);
    return known?.includes(file.etag) ? this.code(304).send() : this.send(body);
  });
  done();
});
