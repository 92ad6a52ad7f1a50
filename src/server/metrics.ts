import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Enquiries, EnquiryOutcome } from '../enquiries/enquiries.ts';
import { sendJson } from './send-json.ts';
import { REFUSAL_STATUS, type Refusal } from '../records/enquiries/refusals.ts';

export const METRICS_PATH = '/metrics';

/** The classes of answers, by the first digit of their status. */
const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** Why a form was not taken. */
const REASONS = ['invalid', 'limited', 'unavailable', ...Object.keys(REFUSAL_STATUS)];

/** What a monitoring system is told; nothing of it is about a visitor. */
export type Metrics = ReturnType<typeof createMetrics>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Begins to count. What the store knows is asked for when it is printed. */
export function createMetrics(token: string, enquiries: Enquiries) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'website_requests_total',
    help: 'Requests by the class of their answer.',
    labelNames: ['class'],
    registers,
  });
  for (const name of STATUS_CLASSES) answers.inc({ class: name }, 0);
  const refusals = new Counter({
    name: 'website_enquiries_refused_total',
    help: 'Forms that were not taken, by the reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of REASONS) refusals.inc({ reason }, 0);
  for (const [name, help, read] of [
    ['website_enquiries_stored_total', 'Enquiries stored since the start.', 'stored'],
    ['website_storage_errors_total', 'Times that storage failed since the start.', 'storageErrors'],
  ] as const) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(enquiries.tally[read]);
      },
    });
  }
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const waiting = gauge('website_mails_waiting', 'Mails of enquiries that wait to be sent.');
  const failed = gauge('website_mails_failed', 'Mails that the mail server refused for good.');
  const oldest = gauge(
    'website_oldest_waiting_mail_seconds',
    'How long the longest waiting mail waits; 0 when none does.',
  );
  const backup = gauge(
    'website_last_backup_timestamp_seconds',
    'When the last backup was made; 0 for never.',
  );

  const countAnswer = (status: number) => answers.inc({ class: `${Math.floor(status / 100)}xx` });

  async function askStore(): Promise<void> {
    const found = await enquiries.monitor().catch(() => undefined);
    if (found === undefined) {
      // While storage is down nobody knows.
      for (const asked of [waiting, failed, oldest, backup]) asked.set(NaN);
      return;
    }
    const { oldestWaitingSince: since, lastBackupAt } = found;
    waiting.set(found.waiting);
    failed.set(found.failed);
    oldest.set(since === null ? 0 : (Date.now() - Date.parse(since)) / 1000);
    backup.set(lastBackupAt === null ? 0 : Date.parse(lastBackupAt) / 1000);
  }

  const expected = digest(`Bearer ${token}`);
  return {
    /** Counts an answer by its status. */
    countAnswer,
    /** Counts a form that was not taken. */
    countRefusal: (reason: Refusal | Exclude<EnquiryOutcome['kind'], 'stored'>) =>
      refusals.inc({ reason }),
    /** `GET /metrics`, in the text format of Prometheus, for who has the token; and the counting of answers. */
    addRoute(app: FastifyInstance): void {
      app.addHook('onResponse', (_request, reply, done) => {
        countAnswer(reply.statusCode);
        done();
      });
      app.get(METRICS_PATH, async ({ headers }, reply) => {
        // As long whatever is in the header.
        if (timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
          await askStore();
          reply
            .header('content-type', registry.contentType)
            .header('cache-control', 'no-store')
            .send(await registry.metrics());
        } else {
          sendJson(reply.header('www-authenticate', 'Bearer'), 401, { status: 'unauthorized' });
        }
        return reply;
      });
    },
  };
}
