import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnDemand, getContentEncoding } from './content-encoding.ts';
import type { RenderedPage } from './page-renderer.ts';
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

/** Sends a page that was made on demand: never indexed, and never stored by anyone unless told. */
export async function sendRenderedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  cacheControl = 'no-store',
): Promise<void> {
  const encoding = getContentEncoding(request.headers['accept-encoding']);
  const body = encoding ? await compressOnDemand(page.html, encoding) : page.html;
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('x-robots-tag', 'noindex')
    .header('vary', 'Accept, Accept-Encoding');
  if (encoding) reply.header('content-encoding', encoding);
  if (page.contentSecurityPolicy !== undefined) addPageHeaders(reply, page.contentSecurityPolicy);
  reply.send(body);
}
