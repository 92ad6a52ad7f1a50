import type { FastifyRequest } from 'fastify';
import { LOGGED_LENGTH_MAX } from './plugins/log-requests.ts';

/**
 * Returns whether a form comes from the site's public origin or from the host that it is sent to, by its `Origin` (or
 * else `Referer`) header. A request with neither header is accepted, because programs and old browsers send none. Logs
 * the origin of a rejected form, which may be a second host name of the site.
 */
export function isFromSite(request: FastifyRequest, siteUrl: URL): boolean {
  const source = request.headers.origin || request.headers.referer;
  if (!source) return true;
  // `Origin: null` (a sandboxed frame or a file) is not a URL.
  const page = URL.parse(source);
  if (page && /^https?:$/.test(page.protocol)) {
    // Parsed for lower case and without the default port of the scheme.
    const ownHosts = [request.host, request.headers.host].map(
      (host = '') => URL.parse(`${page.protocol}//${host}`)?.host,
    );
    if (page.origin === siteUrl.origin || ownHosts.includes(page.host)) return true;
  }
  // A parsed origin has no path, which could contain personal data.
  request.log.warn(
    { origin: page?.origin.slice(0, LOGGED_LENGTH_MAX) },
    `A form was rejected because its page is not of ${siteUrl.origin}. If visitors reach the site ` +
      'under this origin, redirect them to the one of SITE_URL (docs/guides/deployment.md).',
  );
  return false;
}
