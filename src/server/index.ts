import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { openEnquiries, type Enquiries } from '../enquiries/open-enquiries.ts';
import type { Environment } from '../settings/read-settings.ts';
import { ROUTES } from '../records/urls/routes.ts';
import { requireBuild } from '../settings/build-info.ts';
import { createContactPage, type RenderEnquiry } from './render-contact.ts';
import { checkAddress, listenError } from './listen.ts';
import { createLogger } from './create-logger.ts';
import { limitConnections } from './plugins/limit-connections.ts';
import { logRequests } from './plugins/log-requests.ts';
import { metrics } from './plugins/metrics.ts';
import { requireOneHost } from './plugins/require-one-host.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { htmlOf, pageAt, readSite, siteFiles, type Site } from './plugins/site-files.ts';
import { answerError } from './refusal.ts';
import { decodePath } from './request-path.ts';
import { contactRoutes } from './routes/contact.ts';
import { enquiryRoutes } from './routes/enquiries.ts';
import { healthRoutes } from './routes/health.ts';
import { siteRoutes } from './routes/site.ts';
import { parseServerSettings, serverWarnings, type ServerSettings } from './server-settings.ts';
import { shutDownGracefully } from './shutdown.ts';

/** The maximum time until a request, with its body, has arrived. */
const REQUEST_TIMEOUT_MS = 10_000;
/** How often Node checks this limit. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
/** A connection without data in either direction is closed after this time. */
const IDLE_TIMEOUT_MS = 20_000;

type ServerParts = {
  readonly settings: Pick<ServerSettings, 'siteUrl' | 'trustedProxies' | 'metricsToken'>;
  readonly enquiries: Enquiries;
  readonly site: Site;
  readonly renderForm: RenderEnquiry;
  readonly logger: FastifyBaseLogger;
};

/** Creates the server without starting to listen. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, enquiries, site, renderForm, logger } = parts;
  const { siteUrl, trustedProxies, metricsToken } = settings;
  const app = Fastify({
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    // Longer than the 60 s for which load balancers keep connections, so that they close first.
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    },
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A function, because Fastify trusts no proxy for a plain number. The server's own proxy is hop 0.
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    // A path that cannot be percent-decoded gets the 404 page.
    frameworkErrors: (_error, { raw }, reply) => {
      raw.url = raw.url?.replaceAll('%', '%25');
      app.routing(raw, reply.raw);
    },
  });
  app.setErrorHandler(answerError);

  await app.register(limitConnections);
  await app.register(logRequests, { trustedProxies });
  await app.register(securityHeaders, { siteUrl });
  await app.register(requireOneHost);
  await app.register(siteFiles);
  // Each page has one address, in which nothing is escaped.
  app.addHook('onRequest', async ({ url }, reply) => {
    const path = decodePath(url);
    if (url.includes(path) || !(site.pages.has(path) || site.assets.has(path))) return;
    return reply.redirect(path + (/\?.+/.exec(url)?.[0] ?? ''), 301);
  });
  if (metricsToken !== undefined) await app.register(metrics, { token: metricsToken, enquiries });

  const page = pageAt(site, ROUTES.contact);
  const renderContactPage = createContactPage(htmlOf(page), renderForm);
  await app.register(healthRoutes, { enquiries });
  await app.register(enquiryRoutes, { enquiries, siteUrl, renderContactPage });
  await app.register(contactRoutes, { enquiries, page, renderContactPage });
  await app.register(siteRoutes, { site });
  return app;
}

/** Serves the built site until a signal stops the process. Throws an error with a message for the operator. */
export async function runServer(
  environment: Environment,
  renderForm: RenderEnquiry,
): Promise<void> {
  const settings = parseServerSettings(environment);
  const { host, port } = settings;
  const build = requireBuild();
  await checkAddress(settings);
  const logger = createLogger();
  const enquiries = await openEnquiries(settings.enquiries, logger);
  try {
    for (const warning of serverWarnings(settings, build.siteUrl)) logger.warn(warning);
    const site = readSite(path.join(build.folder, 'client'));
    const app = await createServer({ settings, enquiries, site, renderForm, logger });
    shutDownGracefully(app, enquiries, logger);
    const listenTextResolver = (address: string) => `The site is served at ${address}`;
    await app.listen({ host, port, listenTextResolver }).catch((error: NodeJS.ErrnoException) => {
      throw listenError(error, host, port);
    });
  } catch (error) {
    await enquiries.close();
    throw error;
  }
}
