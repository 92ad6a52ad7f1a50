import { readdirSync, readFileSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { lookup } from 'mime-types';
import { CONTENT_ENCODINGS, type ContentEncoding } from './negotiation.ts';
import { SERVICE_WORKER_PATH } from '../records/addresses/routes.ts';
import {
  DOCUMENT_HEADERS,
  NO_DOCUMENT_TYPE,
  POLICY_OF_TYPE,
  WORKER_POLICY,
} from './security-headers.ts';

const PDF_TYPE = 'application/pdf';
/** Types that the list of `mime-types` names by what they were called before they were registered. */
const REGISTERED_TYPES: Readonly<Record<string, string>> = { '.vcf': 'text/vcard' };
/** Types whose encoding browsers would otherwise have to guess. */
const TEXT_TYPE = /^text\/|\/(json|xml)$/;

/** Files under here carry a hash of their content in their name. */
const HASHED_FOLDER = '/static/';
const SOCIAL_FOLDER = '/social/';
const HASHED_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const VALIDATED_CACHE_CONTROL = 'no-cache';

/** The page that plain static hosts show for a path that does not exist; here only a fallback. */
export const STATIC_NOT_FOUND_FILE = '404.html';

/** How a precompressed twin of a file is named. */
export const ENDING_BY_ENCODING: Readonly<Record<ContentEncoding, string>> = {
  br: '.br',
  gzip: '.gz',
};

/** Where a build keeps the content security policy of each page, by its clean path: beside the folder of the files. */
export const POLICIES_FILE = 'policies.json';

/** The smallest files are answered from memory, up to this size together; the rest comes from the disk. */
const MEMORY_LIMIT_BYTES = 64 * 1024 * 1024;

type Headers = Readonly<Record<string, string>>;

const TWIN_ENDINGS = new Set(Object.values(ENDING_BY_ENCODING));

/** One file of the built site, with all that is fixed about its answer. */
export interface SiteFile {
  /** Below the site's folder, with forward slashes. */
  readonly file: string;
  readonly headers: Headers;
  /** Of the headers of every answer (`SECURITY_HEADERS`), those that it does without. */
  readonly unsaid: readonly string[];
  /** The precompressed twins that lie beside it. */
  readonly encodings: readonly ContentEncoding[];
}

/** The bytes of a file, with the headers that tell this version from others. */
interface FileInMemory {
  readonly body: Buffer;
  readonly headers: Headers;
}

/** Everything that can be served without rendering; what is not in here does not exist. */
export interface SiteFiles {
  /** The absolute folder of the files. */
  readonly folder: string;
  /** By clean path: `/`, `/ocean-shipping-services-in-masjid-bunder`. */
  readonly pages: ReadonlyMap<string, SiteFile>;
  /** By path: `/icon.svg`, `/static/js/menu.4f2a.js`. No page is among them. */
  readonly assets: ReadonlyMap<string, SiteFile>;
  /** The prerendered 404 page, when the build made one. */
  readonly notFound: SiteFile | undefined;
  /** By name below the folder, twins among them. */
  readonly inMemory: ReadonlyMap<string, FileInMemory>;
}

function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.'));
}

/** The clean path of a page's file: `index.html` is `/`, `a/b.html` is `/a/b`. */
export function pagePath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

function contentTypeOf(address: string): string {
  const type =
    REGISTERED_TYPES[path.posix.extname(address)] ??
    (lookup(address) || 'application/octet-stream');
  return TEXT_TYPE.test(type) ? `${type}; charset=utf-8` : type;
}

function describeFile(file: string, names: ReadonlySet<string>, pagePolicy?: string): SiteFile {
  const address = `/${file}`;
  const contentType = contentTypeOf(address);
  const ownPolicy =
    pagePolicy ?? (address === SERVICE_WORKER_PATH ? WORKER_POLICY : POLICY_OF_TYPE[contentType]);
  const encodings = CONTENT_ENCODINGS.filter((name) => names.has(file + ENDING_BY_ENCODING[name]));
  const fileName = path.posix.basename(file).replace(/[^\w.-]/g, '_');
  return {
    file,
    headers: {
      'content-type': contentType,
      'cache-control': address.startsWith(HASHED_FOLDER)
        ? HASHED_CACHE_CONTROL
        : VALIDATED_CACHE_CONTROL,
      ...(encodings.length > 0 && { vary: 'Accept-Encoding' }),
      // Made to be shown by other sites.
      ...(address.startsWith(SOCIAL_FOLDER) && { 'cross-origin-resource-policy': 'cross-origin' }),
      ...(contentType === PDF_TYPE && {
        'content-disposition': `inline; filename="${fileName}"`,
      }),
      ...(ownPolicy !== undefined && { 'content-security-policy': ownPolicy }),
    },
    // The service worker's policy is its own.
    unsaid: ownPolicy === undefined && NO_DOCUMENT_TYPE.test(contentType) ? DOCUMENT_HEADERS : [],
    encodings,
  };
}

/** Reads the smallest files. Their validators are those that `@fastify/send` makes when it reads the disk. */
function readIntoMemory(folder: string, names: Iterable<string>): Map<string, FileInMemory> {
  const files = Array.from(names, (name) => ({ name, ...stampOf(path.join(folder, name)) }));
  const inMemory = new Map<string, FileInMemory>();
  let left = MEMORY_LIMIT_BYTES;
  for (const { name, size, headers } of files.sort((one, other) => one.size - other.size)) {
    left -= size;
    if (left < 0) break;
    inMemory.set(name, { body: readFileSync(path.join(folder, name)), headers });
  }
  return inMemory;
}

function stampOf(file: string): { size: number; headers: Headers } {
  const { size, mtime } = statSync(file);
  return {
    size,
    headers: {
      // Parts are parts of the file itself.
      ...(!TWIN_ENDINGS.has(path.extname(file)) && { 'accept-ranges': 'bytes' }),
      'last-modified': mtime.toUTCString(),
      etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    },
  };
}

/**
 * Lists what the build made (`dist`), once at start: a request can only reach a file that is in this list, so that no
 * spelling of a path leads elsewhere. Hidden files are not in it. Throws when the build is incomplete.
 */
export function readSiteFiles(distFolder: string): SiteFiles {
  const folder = path.resolve(distFolder, 'client');
  const policies = JSON.parse(
    readFileSync(path.join(distFolder, POLICIES_FILE), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !isHidden(file)),
  );
  const pages = new Map<string, SiteFile>();
  const assets = new Map<string, SiteFile>();
  let notFound: SiteFile | undefined;
  for (const file of names) {
    const isTwin =
      TWIN_ENDINGS.has(path.posix.extname(file)) && names.has(file.replace(/\.\w+$/, ''));
    if (isTwin) continue;
    if (!file.endsWith('.html')) {
      assets.set(`/${file}`, describeFile(file, names));
      continue;
    }
    const address = pagePath(file);
    const policy = policies[address];
    if (policy === undefined) {
      throw new Error(
        `${distFolder}/${POLICIES_FILE} has no content security policy for ${address}. Run "npm run build" again.`,
      );
    }
    const page = describeFile(file, names, policy);
    if (file === STATIC_NOT_FOUND_FILE) notFound = page;
    else pages.set(address, page);
  }
  // Twins too; the 404 page is never sent as it is.
  const sent = [...names].filter((file) => !file.startsWith(STATIC_NOT_FOUND_FILE));
  return { folder, pages, assets, notFound, inMemory: readIntoMemory(folder, sent) };
}

/** Whether every page that was there at start still lies on the disk. */
export async function hasAllPages({ folder, pages }: SiteFiles): Promise<boolean> {
  const checks = [...pages.values()].map(({ file }) => access(path.join(folder, file)));
  return (await Promise.allSettled(checks)).every(({ status }) => status === 'fulfilled');
}
