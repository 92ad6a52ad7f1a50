import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from './dependencies.ts';
import { sendJson } from './send-json.ts';
import { hasAllPages } from './site-files.ts';

export const HEALTH_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/** `GET /healthz`: the process serves. `GET /readyz`: every page is there and enquiries can be stored as well. */
export function addHealthRoutes(
  app: FastifyInstance,
  { enquiries, site }: ServerDependencies,
): void {
  const options = { exposeHeadRoute: true };
  app.get(HEALTH_PATH, options, (_request, reply) => sendJson(reply, 200, { status: 'ok' }));
  app.get(READINESS_PATH, options, async (request, reply) => {
    const isWhole = await hasAllPages(site);
    if (!isWhole) {
      request.log.error('Pages of the built site are gone. Run "npm run build" and start again.');
    }
    const isReady = (await enquiries.isWritable()) && isWhole;
    sendJson(reply, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable' });
    return reply;
  });
}
