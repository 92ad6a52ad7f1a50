import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import * as content from '../records/content.ts';
import { ENQUIRY_PATH } from '../records/enquiries/enquiry.ts';
import { addEnquiryRoute } from './enquiry-route.ts';
import { addHealthRoutes, HEALTH_PATH, READINESS_PATH } from './health-routes.ts';
import { createHttpServer } from './http-server.ts';
import type { ServerDependencies } from './dependencies.ts';
import { logRequests } from './log-requests.ts';
import { METRICS_PATH } from './metrics.ts';
import { discardBody } from './read-body.ts';
import { createParserRefusal } from './refuse-plainly.ts';
import { splitRequestTarget } from './request-path.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-json.ts';
import { addSiteRoute, sendNotFound, SITE_ROUTE } from './site-route.ts';

/** An error with headers of the answer too (416: how long the file is). */
type AnswerableError = FastifyError & { readonly headers?: Record<string, string> };

/** Believes this many proxies, counted from the server, and none beyond. Fastify believes none for a bare number. */
function trustHops(count: number): false | ((address: string, hop: number) => boolean) {
  return count > 0 && ((_address, hop) => hop < count);
}

/** Assembles the server; it does not listen yet. */
export async function createServer(
  dependencies: ServerDependencies,
  { trustedProxies, logger }: { trustedProxies: number; logger: FastifyBaseLogger },
): Promise<FastifyInstance> {
  const { metrics } = dependencies;
  const { headings, texts } = content.serverTexts();
  const ownRoutes = [ENQUIRY_PATH, HEALTH_PATH, READINESS_PATH, ...(metrics ? [METRICS_PATH] : [])];
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustHops(trustedProxies),
    // The router only ever sees a known path: every other spelling, broken ones too, is answered by
    // the site's route, which reads the original.
    rewriteUrl: ({ url = '/' }) => {
      const { path } = splitRequestTarget(url);
      return ownRoutes.includes(path) ? path : SITE_ROUTE;
    },
    exposeHeadRoutes: false,
    serverFactory: (answer) => createHttpServer(answer, logger, texts, metrics?.countAnswer),
    clientErrorHandler: createParserRefusal(texts.notUnderstood),
    // Who is connected while the server stops still gets an answer.
    return503OnClosing: false,
  });
  // Without a body as far as Fastify goes: the one route that takes any reads it itself, within
  // its limits, and Fastify refuses no type or method before our routes answer.
  for (const method of METHODS) {
    if (method !== 'CONNECT') app.addHttpMethod(method, { overrideExisting: true });
  }
  await app.register(fastifyStatic, { root: dependencies.site.folder, serve: false });
  logRequests(app, trustedProxies);
  addSecurityHeaders(app, dependencies.siteUrl, trustedProxies);
  addHealthRoutes(app, dependencies);
  metrics?.addRoute(app);
  addEnquiryRoute(app, dependencies);
  addSiteRoute(app, dependencies);
  app.setNotFoundHandler((_request, reply) => {
    sendNotFound(reply, dependencies);
  });
  // No error reaches a visitor as a stack trace; ours are logged with one.
  app.setErrorHandler(async (error: AnswerableError, request, reply) => {
    const given = error.statusCode ?? 500;
    const status = given >= 400 && given < 600 ? given : 500;
    if (status >= 500) request.log.error({ err: error }, 'A request failed.');
    await discardBody(reply);
    sendRefusal(reply.headers(error.headers ?? {}), {
      status,
      heading: headings.failure,
      text: texts.failure,
      leadsTo: 'home',
    });
    return reply;
  });
  return app;
}
