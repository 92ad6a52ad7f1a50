import fp from 'fastify-plugin';

/** A host with or without a port, in the syntax of a URL. */
const HOST = /^[^\s/?#@\\]*$/;

/**
 * Rejects requests with a duplicate or malformed `Host` header (RFC 9112, 3.2), which a proxy may interpret differently.
 * Node rejects HTTP/1.1 requests without one.
 */
export const requireOneHost = fp((app, _options, done) => {
  app.addHook('onRequest', async ({ raw: { headers, rawHeaders } }, reply) => {
    // Node keeps only the first of several in `headers`.
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length <= 1 && HOST.test(headers.host ?? '')) return;
    return reply
      .code(400)
      .header('connection', 'close')
      .type('text/plain; charset=utf-8')
      .send('The request must have one valid Host header.\n');
  });
  done();
});
