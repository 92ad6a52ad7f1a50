import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** File extensions of precompressed copies by content coding, best coding first. */
export const TWIN_ENDINGS = { br: '.br', gzip: '.gz' } as const;
type Coding = keyof typeof TWIN_ENDINGS;
const CODINGS = Object.keys(TWIN_ENDINGS) as Coding[];

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vcf': 'text/vcard',
  '.xml': 'application/xml',
};
const OTHER_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names of files in this folder contain a hash of their content. */
const HASHED_FOLDER = '/static/';
/** Pictures that other sites show beside a link. */
const SOCIAL_FOLDER = '/social/';

const NOT_FOUND_FILE = '404.html';

type Headers = Readonly<Record<string, string>>;

/** A file of the built site: its bytes, uncompressed and in each available coding, with the headers of each. */
export interface SiteFile {
  readonly plain: Variant;
  readonly twins: Readonly<Partial<Record<Coding, Variant>>>;
  readonly etag: string;
}
interface Variant {
  readonly body: Buffer;
  readonly headers: Headers;
}

/** The built site in memory. No other files are served. */
export interface Site {
  /** By clean path, such as `/` or `/ocean-shipping-services-in-masjid-bunder`. */
  readonly pages: ReadonlyMap<string, SiteFile>;
  /** By path, such as `/icon.svg` or `/static/js/menu.4f2a.js`. Contains no pages. */
  readonly assets: ReadonlyMap<string, SiteFile>;
  /** The HTML of the 404 page. */
  readonly notFound: string;
}

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

function contentType(file: string): string {
  const ending = path.extname(file);
  const text = TEXT_TYPES[ending];
  return text ? `${text}; charset=utf-8` : (OTHER_TYPES[ending] ?? 'application/octet-stream');
}

function readSiteFile(folder: string, file: string): SiteFile {
  const address = `/${file}`;
  const body = readFileSync(path.join(folder, file));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const twinFiles = CODINGS.map((coding) => {
    const twin = path.join(folder, file + TWIN_ENDINGS[coding]);
    return [coding, existsSync(twin) ? readFileSync(twin) : undefined] as const;
  });
  const headers = {
    'content-type': contentType(file),
    'cache-control': address.startsWith(HASHED_FOLDER)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag,
    ...(twinFiles.some(([, twin]) => twin) && { vary: 'Accept-Encoding' }),
    ...(address.startsWith(SOCIAL_FOLDER) && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  const twins = twinFiles.flatMap(([coding, twin]) =>
    twin ? [[coding, { body: twin, headers: { ...headers, 'content-encoding': coding } }]] : [],
  );
  return { plain: { body, headers }, twins: Object.fromEntries(twins) as SiteFile['twins'], etag };
}

/** Reads the built site (`dist/client`) into memory, without hidden files. Throws when the 404 page is missing. */
export function readSite(folder: string): Site {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
  const isTwin = (name: string) =>
    CODINGS.some((coding) => name.endsWith(TWIN_ENDINGS[coding])) &&
    names.includes(name.replace(/\.\w+$/, ''));
  const pages = new Map<string, SiteFile>();
  const assets = new Map<string, SiteFile>();
  for (const name of names) {
    if (/(^|\/)\./.test(name) || name === NOT_FOUND_FILE || isTwin(name)) continue;
    if (name.endsWith('.html')) pages.set(pagePath(name), readSiteFile(folder, name));
    else assets.set(`/${name}`, readSiteFile(folder, name));
  }
  return { pages, assets, notFound: readFileSync(path.join(folder, NOT_FOUND_FILE), 'utf8') };
}

/** Returns the HTML of a page. Throws when the build does not contain it. */
export function readPage({ pages }: Site, path: string): string {
  const page = pages.get(path);
  if (!page) throw new Error(`The build has no page for ${path}. Run "npm run build" again.`);
  return page.plain.body.toString();
}

/** Decorates replies with `sendSiteFile`. */
export const siteFiles = fp((app, _options, done) => {
  app.decorateReply('sendSiteFile', function (this: FastifyReply, file: SiteFile) {
    const { 'accept-encoding': accepted = '', 'if-none-match': known } = this.request.headers;
    const coding = CODINGS.find((name) => file.twins[name] && accepted.includes(name));
    const { body, headers } = (coding && file.twins[coding]) ?? file.plain;
    this.headers(headers);
    return known?.includes(file.etag) ? this.code(304).send() : this.send(body);
  });
  done();
});
