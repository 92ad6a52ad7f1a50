import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Compresses in Node's thread pool, so that other requests do not wait. */
const compress = promisify(gzip);

/** Sends a page that was rendered for this request, compressed if the client accepts gzip. Search engines skip it. */
export async function sendHtml(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const isCompressed = reply.request.headers['accept-encoding']?.includes('gzip') === true;
  if (isCompressed) reply.header('content-encoding', 'gzip');
  return reply
    .type('text/html; charset=utf-8')
    .header('x-robots-tag', 'noindex')
    .header('vary', 'Accept, Accept-Encoding')
    .send(isCompressed ? await compress(html) : html);
}
