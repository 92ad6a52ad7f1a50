import type { FastifyInstance } from 'fastify';
import type { Enquiries } from '../../enquiries/open-enquiries.ts';

/** `GET /healthz` succeeds while the process runs; `GET /readyz` only while enquiries can be stored too. */
export function healthRoutes(
  app: FastifyInstance,
  { enquiries }: { enquiries: Enquiries },
  done: () => void,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const isReady = await enquiries.isWritable();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable' });
  });
  done();
}
