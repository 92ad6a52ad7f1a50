import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** A host with or without a port, in the syntax of a URL. */
const HOST = /^[^\s/?#@\\]*$/;

/** Rejects requests that a proxy and this server could parse differently (request smuggling). */
export const unambiguousRequests = fp((app, _options, done) => {
  app.addHook('onRequest', async (request, reply) => {
    const status = faultOf(request);
    if (status === undefined) return;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('connection', 'close')
      .type('text/plain; charset=utf-8')
      .send('The server does not understand this request.\n');
  });
  done();
});

/**
 * Returns the status for a duplicate or malformed `Host` header or an unknown transfer coding; undefined for a valid
 * request.
 */
function faultOf({ raw: { headers, rawHeaders } }: FastifyRequest): 400 | 501 | undefined {
  // `Host` must appear exactly once (RFC 9112, 3.2). Node keeps only the first in `headers`.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1 || !HOST.test(headers.host ?? '')) return 400;
  const coding = headers['transfer-encoding'] ?? 'chunked';
  return coding.toLowerCase() === 'chunked' ? undefined : 501;
}
