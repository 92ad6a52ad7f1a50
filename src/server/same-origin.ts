import type { FastifyRequest } from 'fastify';

/** How much of a refused origin is logged. */
const LOGGED_ORIGIN_LENGTH = 120;
/** How many refused origins are remembered. */
const LOGGED_ORIGINS_MAX = 1000;

/** The host of a `Host` header in lower case, without the default port of the scheme. */
function normaliseHost(host: string | undefined, scheme: string): string | undefined {
  return host === undefined ? undefined : URL.parse(`${scheme}//${host}`)?.host;
}

/** The `Origin` of a request, else its `Referer`. */
function findSourceOrigin({ headers }: FastifyRequest): string | undefined {
  return headers.origin || headers.referer;
}

/**
 * Whether a form comes from the site's public origin or the host that it is sent to, by its `Origin` (else `Referer`).
 * With neither header it is let through, as programs and old browsers send none.
 */
export function isFromSite(request: FastifyRequest, siteUrl: URL): boolean {
  const source = findSourceOrigin(request);
  if (!source) return true;
  const origin = URL.parse(source);
  // `Origin: null` (a sandboxed frame, a file) is not a URL.
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  if (origin.origin === siteUrl.origin) return true;
  const ownHosts = [request.host, request.headers.host];
  return ownHosts.some((host) => normaliseHost(host, origin.protocol) === origin.host);
}

/** Logs each refused origin once: a site that is reached by a second name would refuse its visitors unnoticed. */
export function createOriginWarning(siteUrl: URL): (request: FastifyRequest) => void {
  const logged = new Set<string>();
  return (request) => {
    // A parsed origin has no path, password or character outside ASCII.
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
