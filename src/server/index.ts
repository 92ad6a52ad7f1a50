import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { openEnquiries, type Enquiries } from '../enquiries/open-enquiries.ts';
import type { Environment } from '../records/read-settings.ts';
import { ROUTES } from '../records/addresses/routes.ts';
import { requireBuild } from './build-info.ts';
import { createContactPage, type RenderForm } from './render-contact.ts';
import { answerError } from './errors.ts';
import { checkAddress, clickableAddress, listenError } from './listen.ts';
import { createLogger } from './create-logger.ts';
import { createNotFoundPage } from './render-not-found.ts';
import { loadLimit } from './plugins/load-limit.ts';
import { logRequests } from './plugins/log-requests.ts';
import { metrics } from './plugins/metrics.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { readPage, readSite, siteFiles, type Site } from './plugins/site-files.ts';
import { unambiguousRequests } from './plugins/unambiguous-requests.ts';
import { contactRoutes } from './routes/contact.ts';
import { enquiryRoutes } from './routes/enquiries.ts';
import { healthRoutes } from './routes/health.ts';
import { siteRoutes } from './routes/site.ts';
import { parseServerSettings, serverWarnings, type ServerSettings } from './server-settings.ts';
import { endInOrder } from './stop.ts';

/** The connection is closed if the headers and the body have not arrived within this time. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node checks the timeouts of headers and requests. */
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
/** A connection without data in either direction is closed after this time. */
const IDLE_TIMEOUT_MS = 20_000;
/** Longer than the 60 s for which load balancers keep connections, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const HEADERS_LIMIT_BYTES = 16 * 1024;

/** Dependencies of the server. */
export interface ServerParts {
  readonly settings: Pick<ServerSettings, 'siteUrl' | 'trustedProxies' | 'metricsToken'>;
  readonly enquiries: Enquiries;
  readonly site: Site;
  readonly renderForm: RenderForm;
  readonly logger: FastifyBaseLogger;
}

/** Creates the server without starting to listen. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, enquiries, site, renderForm, logger } = parts;
  const { siteUrl, trustedProxies, metricsToken } = settings;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustHops(trustedProxies),
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    http: {
      maxHeaderSize: HEADERS_LIMIT_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    },
    // A path that cannot be percent-decoded gets the 404 page.
    frameworkErrors: (_error, { raw }, reply) => {
      raw.url = raw.url?.replaceAll('%', '%25');
      app.routing(raw, reply.raw);
    },
  });
  app.setErrorHandler(answerError);

  await app.register(logRequests, { trustedProxies });
  await app.register(securityHeaders, { siteUrl });
  await app.register(unambiguousRequests);
  await app.register(loadLimit);
  await app.register(siteFiles);
  if (metricsToken !== undefined) await app.register(metrics, { token: metricsToken, enquiries });

  const renderContactPage = createContactPage(readPage(site, ROUTES.contact), renderForm);
  await app.register(healthRoutes, { enquiries });
  await app.register(enquiryRoutes, { enquiries, siteUrl, renderContactPage });
  await app.register(contactRoutes, { enquiries, site, renderContactPage });
  await app.register(siteRoutes, { site, renderNotFoundPage: createNotFoundPage(site.notFound) });
  return app;
}

/** Serves the built site until a signal stops the process. Throws an error with a message for the operator. */
export async function runServer(environment: Environment, renderForm: RenderForm): Promise<void> {
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
    endInOrder(app, enquiries, logger);
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw listenError(error, host, port);
    });
    const { port: listened } = app.server.address() as AddressInfo;
    console.log(`The site is served at ${clickableAddress(host, listened)}`);
  } catch (error) {
    await enquiries.close();
    throw error;
  }
}

/**
 * Returns a `trustProxy` function that trusts this many proxies, counted from the server. Fastify trusts none for a
 * plain number.
 */
function trustHops(count: number): false | ((address: string, hop: number) => boolean) {
  return count > 0 && ((_address, hop) => hop < count);
}
