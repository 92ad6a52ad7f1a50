import type { FastifyReply } from 'fastify';
import fresh from 'fresh';
import { findContentEncoding } from './negotiation.ts';
import { joinGzip, joinPlain, type Piece } from './gzip-pieces.ts';
import { ENDING_BY_ENCODING, type SiteFile, type SiteFiles } from './site-files.ts';

/** What asks for a part of a file, or for none if it has changed: `@fastify/static` knows how to answer. */
const FOR_PLUG_IN = ['range', 'if-match', 'if-unmodified-since'];

/** Sends a file of the built site, compressed if the browser takes that; also 304, parts (ranges) and HEAD. */
export function sendSiteFile(
  reply: FastifyReply,
  { folder, inMemory }: SiteFiles,
  file: SiteFile,
): void {
  const { headers } = reply.request;
  // Parts are parts of the file itself: readers of PDFs and players count its bytes.
  const encoding = headers.range
    ? undefined
    : findContentEncoding(headers['accept-encoding'], file.encodings);
  const name = encoding ? file.file + ENDING_BY_ENCODING[encoding] : file.file;
  reply.headers(file.headers);
  for (const header of file.unsaid) reply.removeHeader(header);
  if (encoding) reply.header('content-encoding', encoding);
  const kept = inMemory.get(name);
  if (kept === undefined || FOR_PLUG_IN.some((header) => header in headers)) {
    // What decides about these is known here; the plug-in would guess by the ending.
    reply.sendFile(name, folder, {
      contentType: false,
      cacheControl: false,
      index: false,
      acceptRanges: encoding === undefined,
    });
    return;
  }
  reply.headers(kept.headers);
  if (fresh(headers, kept.headers)) reply.code(304).send();
  else reply.send(kept.body);
}

/** A page that is made for one answer. */
interface MadePage {
  readonly status: number;
  readonly cacheControl: string;
  /** The page of the site that it is a version of: its policy holds. */
  readonly versionOf: SiteFile | undefined;
  /** Makes its HTML; not called when nobody asks for that. */
  readonly make: () => readonly Piece[];
}

/** Sends a page that is made for this answer; it is never indexed. */
export function sendMadePage(
  reply: FastifyReply,
  { status, cacheControl, versionOf, make }: MadePage,
): void {
  const { method, headers } = reply.request;
  const policy = versionOf?.headers['content-security-policy'];
  if (policy !== undefined) reply.header('content-security-policy', policy);
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('x-robots-tag', 'noindex')
    .header('vary', 'Accept, Accept-Encoding');
  // Brotli cannot be joined from pieces, and compressing whole pages is work for whoever asks for many.
  const encoding = findContentEncoding(headers['accept-encoding'], ['gzip']);
  if (encoding) reply.header('content-encoding', encoding);
  if (method === 'HEAD') reply.send();
  else reply.send(encoding ? joinGzip(make()) : joinPlain(make()));
}
