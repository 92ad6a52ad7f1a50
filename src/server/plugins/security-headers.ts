import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Device features that pages and their frames may not use. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** One year, in seconds, during which browsers use only https. */
const STRICT_TRANSPORT_MAX_AGE_S = 31_536_000;

/** Adds the security headers to every response. The policy for scripts and styles is part of each page. */
export const securityHeaders = fp<{ siteUrl: URL }>(async (app, { siteUrl }) => {
  const isHttps = siteUrl.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        frameAncestors: ["'none'"],
      },
    },
    // On http, browsers ignore this header and log a warning.
    crossOriginOpenerPolicy: isHttps,
    strictTransportSecurity: isHttps && {
      maxAge: STRICT_TRANSPORT_MAX_AGE_S,
      includeSubDomains: false,
    },
    // Not `no-referrer`: browsers would then send every form with `Origin: null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
});
