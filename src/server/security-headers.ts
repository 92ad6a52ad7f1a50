import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOOPBACK_HOST } from '../records/site-url.ts';

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

/** For an answer that needs nothing else: a file, a redirect, a refusal, JSON. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policies of files that are documents themselves when they are opened, by their type. */
export const POLICY_OF_TYPE: Readonly<Record<string, string>> = {
  // Browsers show one by a plug-in, which a policy would shut out.
  'application/pdf': "frame-ancestors 'none'",
  'image/svg+xml': `${CLOSED_POLICY}; style-src 'unsafe-inline'`,
};

/** The service worker fetches what pages ask for: its own policy decides, not theirs. */
export const WORKER_POLICY = `${CLOSED_POLICY}; connect-src 'self'`;

/** What pages may load; each build adds the hashes of the scripts and styles that stand in a page itself. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  // The map on the Contact page; a build takes it out of the policy of every other.
  'frame-src https://www.openstreetmap.org',
  "img-src 'self'",
  "manifest-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
] as const;

/** What every answer says, whatever it is; pages and some files say a policy of their own instead (`SiteFile`). */
export const SECURITY_HEADERS = {
  'content-security-policy': CLOSED_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  // Not `no-referrer`: browsers would then send every form with `Origin: null`.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** What every answer of a site whose public origin is by https says as well. */
export const HTTPS_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  // One year: what browsers remember of "only by https".
  'strict-transport-security': 'max-age=31536000',
} as const;

/** Of these, what only documents heed: pictures, fonts, scripts and styles do without, to be shorter. */
export const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
] as const;

/** Types of files that are no documents, however they are opened. */
export const NO_DOCUMENT_TYPE = /^(image\/(?!svg)|font\/|text\/(css|javascript))/;

/** Whether a browser trusts the page's origin; to others `Cross-Origin-Opener-Policy` is an error in the console. */
function isTrustworthy(request: FastifyRequest, siteUrl: URL): boolean {
  return (
    request.protocol === 'https' ||
    (siteUrl.protocol === 'https:' && siteUrl.host === request.host) ||
    LOOPBACK_HOST.test(request.hostname)
  );
}

/** Sets on every answer what a browser must know to keep a visitor safe. */
export function addSecurityHeaders(
  app: FastifyInstance,
  siteUrl: URL,
  trustedProxies: number,
): void {
  const {
    'cross-origin-opener-policy': openerPolicy,
    'strict-transport-security': strictTransport,
  } = HTTPS_HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    if (isTrustworthy(request, siteUrl)) reply.header('cross-origin-opener-policy', openerPolicy);
    // A proxy that TRUSTED_PROXIES does not count cannot say so; browsers pass over it on http.
    const mayBeHttps = trustedProxies === 0 || request.protocol === 'https';
    if (siteUrl.protocol === 'https:' && mayBeHttps) {
      reply.header('strict-transport-security', strictTransport);
    }
    done();
  });
}
