import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { splitRequestTarget } from '../request-path.ts';
import { HEALTH_PATH, READINESS_PATH } from '../routes/health.ts';
import { METRICS_PATH } from './metrics.ts';

const FORWARDED_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
/** Paths that monitoring requests every few seconds, often without the proxy. */
const PROBE_PATHS: readonly string[] = [HEALTH_PATH, READINESS_PATH, METRICS_PATH];
/** Longer paths are cut in the log. */
const LOGGED_PATH_LENGTH = 120;

/** Logs each response. Never logs the query, which may contain a reference, nor the address, headers or body. */
export const logRequests = fp<{ trustedProxies: number }>((app, { trustedProxies }, done) => {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    const warning = hasWarned ? undefined : findProxyWarning(request, trustedProxies);
    hasWarned ||= warning !== undefined;
    if (warning !== undefined) request.log.warn(warning);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { path } = splitRequestTarget(request.originalUrl);
    const isAsset = path.startsWith('/static/') || PROBE_PATHS.includes(path);
    const level = isAsset && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        path: path.slice(0, LOGGED_PATH_LENGTH),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    next();
  });
  done();
});

/** Returns a warning if a request shows that TRUSTED_PROXIES does not match the proxies in front of the server. */
function findProxyWarning(request: FastifyRequest, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) {
    return FORWARDED_HEADERS.some((header) => header in request.headers)
      ? 'Requests carry forwarded headers, which are not believed while TRUSTED_PROXIES is 0. ' +
          'If a reverse proxy stands in front, set TRUSTED_PROXIES to the number of proxies: ' +
          'until then all visitors count as one address.'
      : undefined;
  }
  const isProbe = PROBE_PATHS.includes(splitRequestTarget(request.originalUrl).path);
  return isProbe || 'x-forwarded-for' in request.headers
    ? undefined
    : `A request came without X-Forwarded-For, though TRUSTED_PROXIES is ${trustedProxies}. Unless it came past ` +
        'the proxy, the proxy passes on whatever address a visitor invents, and limits do not hold: ' +
        'let it set X-Forwarded-For itself (docs/guides/deployment.md).';
}
