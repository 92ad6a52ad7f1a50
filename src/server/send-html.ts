import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { chooseCoding } from './content-coding.ts';

/** Compresses in Node's thread pool, so that other requests do not wait. */
const compress = promisify(gzip);

/** Sends a page that the server rendered, compressed if the client accepts gzip. Search engines skip it. */
export async function sendHtml(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const coding = chooseCoding(reply.request.headers['accept-encoding'], ['gzip', '']);
  if (coding !== '') reply.header('content-encoding', coding);
  return reply
    .type('text/html; charset=utf-8')
    .header('x-robots-tag', 'noindex')
    .header('vary', 'Accept, Accept-Encoding')
    .send(coding === '' ? html : await compress(html));
}
