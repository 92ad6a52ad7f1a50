import type { FastifyRequest } from 'fastify';

/** As much of a refused origin as is logged. */
const LOGGED_ORIGIN_LENGTH = 120;
const WARNING_INTERVAL_MS = 60_000;

/** The host of a host header as a URL with this scheme has it: lower case, without a standard port. */
function normaliseHost(host: string | undefined, scheme: string): string | undefined {
  return host === undefined ? undefined : URL.parse(`${scheme}//${host}`)?.host;
}

/** Where a request says that it comes from, if it says so. */
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

/** Warns of refused origins once a minute: a site under a second name would refuse all its visitors unseen. */
export function createOriginWarning(siteUrl: URL): (request: FastifyRequest) => void {
  let quietUntil = 0;
  return (request) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + WARNING_INTERVAL_MS;
    // A parsed origin has no path, no password and no character beyond ASCII.
    const origin = URL.parse(findSourceOrigin(request) ?? '')?.origin.slice(
      0,
      LOGGED_ORIGIN_LENGTH,
    );
    request.log.warn(
      { origin: origin ?? 'unreadable' },
      `A form was refused because its page is not of ${siteUrl.origin}. If visitors reach the site ` +
        'under this origin, lead them to the one of SITE_URL (docs/guides/deployment.md).',
    );
  };
}
