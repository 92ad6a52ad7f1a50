import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One year: what browsers remember of "only by https". */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** The device features that no page of the site or frame in it may use. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What every answer says, whatever it is. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Not `no-referrer`: browsers would then send every form with `Origin: null`.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'x-frame-options': 'DENY',
} as const;

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a browser counts the page's origin as trustworthy. To others it
 * answers `Cross-Origin-Opener-Policy` with an error in the console.
 */
function isTrustworthy(request: FastifyRequest, siteUrl: URL): boolean {
  return (
    request.protocol === 'https' ||
    (siteUrl.protocol === 'https:' && siteUrl.host === request.host) ||
    LOOPBACK_HOST.test(request.hostname)
  );
}

/** Sets on every answer what a browser must know to keep a visitor safe; pages add their own policy. */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: URL): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    if (isTrustworthy(request, siteUrl)) reply.header('cross-origin-opener-policy', 'same-origin');
    if (siteUrl.protocol === 'https:' && request.protocol === 'https') {
      reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY);
    }
    done();
  });
}

/** Adds to a page's own policy what only a header can say. */
export function pagePolicy(contentSecurityPolicy: string): string {
  return `${contentSecurityPolicy.replace(/;?\s*$/, '')}; frame-ancestors 'none'`;
}
