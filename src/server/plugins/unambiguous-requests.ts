import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** A host with or without a port, as a URL has them. */
const HOST = /^[^\s/?#@\\]*$/;

/** Refuses requests that a proxy and this server could read differently (request smuggling). */
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

/** The status for an ambiguous `Host` or an unknown transfer coding; undefined for a valid request. */
function faultOf({ raw: { headers, rawHeaders } }: FastifyRequest): 400 | 501 | undefined {
  // `Host` must not appear twice (RFC 9112, 3.2). Node keeps the first.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1 || !HOST.test(headers.host ?? '')) return 400;
  const coding = headers['transfer-encoding'] ?? 'chunked';
  return coding.toLowerCase() === 'chunked' ? undefined : 501;
}
