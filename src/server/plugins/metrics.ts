import { createHash, timingSafeEqual } from 'node:crypto';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { Enquiries } from '../../enquiries/open-enquiries.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` for Prometheus, with METRICS_TOKEN as bearer token. Contains no data about visitors. */
export const metrics = fp<{ token: string; enquiries: Enquiries }>(
  (app, { token, enquiries }, done) => {
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const requests = new Counter({
      name: 'website_requests_total',
      help: 'Requests by the class of their answer: 2xx, 3xx, 4xx, 5xx.',
      labelNames: ['class'],
      registers,
    });
    const { tally } = enquiries;
    const { unfinished } = app;
    for (const [name, help, count] of [
      ['enquiries_stored', 'Enquiries stored.', () => tally.stored],
      ['storage_errors', 'Failures to read or write the database.', () => tally.storageErrors],
      ['mail_errors', 'Failed attempts to send a mail.', () => tally.mailErrors],
      [
        'unfinished_requests_closed',
        'Connections closed before their request had arrived, because there were 1,900 others.',
        () => unfinished.closed,
      ],
    ] as const) {
      new Counter({
        name: `website_${name}_total`,
        help: `${help} Counted from the start of the process.`,
        registers,
        collect() {
          this.reset();
          this.inc(count());
        },
      });
    }
    app.addHook('onResponse', (_request, reply, next) => {
      requests.inc({ class: `${Math.floor(reply.statusCode / 100)}xx` });
      next();
    });
    const expected = digest(token);
    app.get('/metrics', async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      const [, given = ''] = /^bearer (.*)$/i.exec(headers.authorization ?? '') ?? [];
      // `timingSafeEqual` needs inputs of equal length, so it compares digests.
      if (!timingSafeEqual(digest(given), expected)) {
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .send({ status: 'unauthorized' });
      }
      return reply.type(registry.contentType).send(await registry.metrics());
    });
    done();
  },
);
