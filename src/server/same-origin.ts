import type { FastifyRequest } from 'fastify';

/** The maximum length of a rejected origin in the log. */
const LOGGED_ORIGIN_LENGTH = 120;
/** The maximum number of rejected origins that are remembered. */
const LOGGED_ORIGINS_MAX = 1000;

/** Returns the host of a `Host` header in lower case, without the default port of the scheme. */
function normaliseHost(host: string | undefined, scheme: string): string | undefined {
  return host === undefined ? undefined : URL.parse(`${scheme}//${host}`)?.host;
}

/** Returns the `Origin` of a request, or else its `Referer`. */
function findSourceOrigin({ headers }: FastifyRequest): string | undefined {
  return headers.origin || headers.referer;
}

/**
 * Returns whether a form comes from the site's public origin or from the host that it is sent to, by its `Origin` (or
 * else `Referer`) header. A request with neither header is accepted, because programs and old browsers send none.
 */
export function isFromSite(request: FastifyRequest, siteUrl: URL): boolean {
  const source = findSourceOrigin(request);
  if (!source) return true;
  const origin = URL.parse(source);
  // `Origin: null` (a sandboxed frame or a file) is not a URL.
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  if (origin.origin === siteUrl.origin) return true;
  const ownHosts = [request.host, request.headers.host];
  return ownHosts.some((host) => normaliseHost(host, origin.protocol) === origin.host);
}

/**
 * Returns a function that logs each rejected origin once. Without the log, an operator would not notice that visitors
 * of the site's second host name are rejected.
 */
export function createOriginWarning(siteUrl: URL): (request: FastifyRequest) => void {
  const logged = new Set<string>();
  return (request) => {
    // A parsed origin contains no path, no password and only ASCII, so it is safe to log.
    const found = URL.parse(findSourceOrigin(request) ?? '')?.origin ?? 'unreadable';
    const origin = found.slice(0, LOGGED_ORIGIN_LENGTH);
    if (logged.has(origin)) return;
    if (logged.size >= LOGGED_ORIGINS_MAX) logged.clear();
    logged.add(origin);
    request.log.warn(
      { origin },
      `A form was refused because its page is not of ${siteUrl.origin}. If visitors reach the site ` +
        'under this origin, lead them to the one of SITE_URL (docs/guides/deployment.md).',
    );
  };
}
