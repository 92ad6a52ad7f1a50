import type { FastifyReply, FastifyRequest } from 'fastify';
import { getContentEncoding } from './content-encoding.ts';
import { joinGzip, joinPlain, type Piece } from './gzip-pieces.ts';
import { pagePolicy } from './security-headers.ts';
import {
  ENDING_BY_ENCODING,
  SPECULATION_RULES_PATH,
  type SiteFile,
  type SiteFiles,
} from './site-files.ts';

const PDF_TYPE = 'application/pdf';

/**
 * Sends a file of the built site, compressed if the browser takes that. Sends
 * 304, parts (ranges) and the answer to HEAD where they are asked for.
 */
export function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteFiles,
  file: SiteFile,
): void {
  // Parts are parts of the file itself: readers of PDFs and players count its bytes.
  const encoding = request.headers.range
    ? undefined
    : getContentEncoding(request.headers['accept-encoding'], file.encodings);
  reply.header('content-type', file.contentType).header('cache-control', file.cacheControl);
  if (file.encodings.length > 0) reply.header('vary', 'Accept-Encoding');
  if (encoding) reply.header('content-encoding', encoding);
  if (file.contentType === PDF_TYPE) {
    const name = file.file.slice(file.file.lastIndexOf('/') + 1);
    reply.header('content-disposition', `inline; filename="${name.replace(/[^\w.-]/g, '_')}"`);
  }
  if (file.contentSecurityPolicy !== undefined) {
    addPageHeaders(reply, file.contentSecurityPolicy);
  }
  reply.sendFile(
    file.file + (encoding ? ENDING_BY_ENCODING[encoding] : ''),
    site.folder,
    // All that decides about these is known here; the plug-in would guess by the ending.
    { contentType: false, cacheControl: false, index: false, dotfiles: 'deny' },
  );
}

function addPageHeaders(reply: FastifyReply, contentSecurityPolicy: string): void {
  reply
    .header('content-security-policy', pagePolicy(contentSecurityPolicy))
    .header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
}

/** A page that is made for one answer. */
export interface MadePage {
  readonly status: number;
  readonly cacheControl: string;
  /** The page of the site that it is a version of: its policy holds. */
  readonly versionOf: SiteFile | undefined;
  /** Makes its HTML; not called when nobody asks for that. */
  readonly make: () => readonly Piece[];
}

/** Sends a page that is made for this answer; it is never indexed. */
export function sendMadePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, cacheControl, versionOf, make }: MadePage,
): void {
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('x-robots-tag', 'noindex')
    .header('vary', 'Accept, Accept-Encoding');
  if (versionOf?.contentSecurityPolicy !== undefined) {
    addPageHeaders(reply, versionOf.contentSecurityPolicy);
  }
  // Brotli cannot be joined from pieces, and compressing whole pages is work for whoever asks for many.
  const encoding = getContentEncoding(request.headers['accept-encoding'], ['gzip']);
  if (encoding) reply.header('content-encoding', encoding);
  if (request.method === 'HEAD') reply.send();
  else reply.send(encoding ? joinGzip(make()) : joinPlain(make()));
}
