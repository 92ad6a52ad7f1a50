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
    for (const [name, help, tally] of [
      ['website_enquiries_stored_total', 'Enquiries stored.', 'stored'],
      ['website_storage_errors_total', 'Failures to read or write the database.', 'storageErrors'],
      ['website_mail_errors_total', 'Failed attempts to send a mail.', 'mailErrors'],
    ] as const) {
      new Counter({
        name,
        help: `${help} Counted from the start of the process.`,
        registers,
        collect() {
          this.reset();
          this.inc(enquiries.tally[tally]);
        },
      });
    }
    new Counter({
      name: 'website_unfinished_requests_closed_total',
      help: 'Connections closed before their request had arrived, because there were too many.',
      registers,
      collect() {
        this.reset();
        this.inc(app.unfinished.closed);
      },
    });
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
