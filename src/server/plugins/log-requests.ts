import fp from 'fastify-plugin';

const FORWARDED_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
/** Files of pages, and paths that monitoring requests every few seconds. Only their errors are logged. */
const ROUTINE_PATH = /^\/(static\/|healthz$|readyz$|metrics$)/;
/** Texts of a visitor are cut to this length in the log. */
export const LOGGED_LENGTH_MAX = 120;

/** Logs responses, without the query, which may contain a reference, and without address, headers and body. */
export const logRequests = fp<{ trustedProxies: number }>((app, { trustedProxies }, done) => {
  let hasWarned = trustedProxies > 0;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!hasWarned && FORWARDED_HEADERS.some((header) => header in request.headers)) {
      hasWarned = true;
      request.log.warn(
        'Requests carry forwarded headers, which are ignored while TRUSTED_PROXIES is 0. ' +
          'If there is a reverse proxy in front, set TRUSTED_PROXIES to the number of proxies: ' +
          'until then all visitors count as one address.',
      );
    }
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method, url } = request;
    const { statusCode: status, elapsedTime } = reply;
    const [path = ''] = url.split('?', 1);
    if (status >= 400 || !ROUTINE_PATH.test(path)) {
      const fields = { method, path: path.slice(0, LOGGED_LENGTH_MAX), status };
      request.log.info({ ...fields, ms: Math.round(elapsedTime) }, 'answered');
    }
    next();
  });
  done();
});
