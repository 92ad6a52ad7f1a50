import type { FastifyRequest } from 'fastify';

/** The host of a host header as a URL with this scheme has it: lower case, without a standard port. */
function normaliseHost(host: string | undefined, scheme: string): string | undefined {
  return host === undefined ? undefined : URL.parse(`${scheme}//${host}`)?.host;
}

/**
 * Whether a form comes from the site itself: its `Origin` (else its `Referer`)
 * is the site's public origin or has the host that the request was sent to.
 * With neither header it is let through, as programs and old browsers send none.
 */
export function isFromSite(request: FastifyRequest, siteUrl: URL): boolean {
  const claimed = request.headers.origin || request.headers.referer;
  if (!claimed) return true;
  const origin = URL.parse(claimed);
  // `Origin: null` (a sandboxed frame, a file) is not a URL.
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  if (origin.origin === siteUrl.origin) return true;
  const ownHosts = [request.host, request.headers.host];
  return ownHosts.some((host) => normaliseHost(host, origin.protocol) === origin.host);
}
