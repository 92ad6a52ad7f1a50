import type { FastifyInstance } from 'fastify';
import type { Enquiries } from '../enquiries/enquiries.ts';
import { sendJson } from './parts.ts';

/** `GET /healthz`: the process serves. `GET /readyz`: enquiries can be stored as well. */
export function addHealthRoutes(app: FastifyInstance, enquiries: Enquiries): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: HEALTH_PATH,
    handler: (_request, reply) => {
      sendJson(reply, 200, { status: 'ok' });
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: READINESS_PATH,
    handler: async (_request, reply) => {
      const isReady = await enquiries.isWritable();
      sendJson(reply, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable' });
      return reply;
    },
  });
}

export const HEALTH_PATH = '/healthz';
export const READINESS_PATH = '/readyz';
