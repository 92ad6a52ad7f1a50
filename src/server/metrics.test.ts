import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestServer, listenAnywhere, sendRaw } from '../../tests/support/test-server.ts';

const TOKEN = 'a-token-of-the-test';
const ALLOWED = { authorization: `Bearer ${TOKEN}` };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('metrics', () => {
  it('are like any path that does not exist when no token is set', async () => {
    const { app } = await createTestServer();
    const [metrics, unknown] = [
      await app.inject({ url: '/metrics', headers: ALLOWED }),
      await app.inject('/unknown'),
    ];
    expect(metrics.statusCode).toBe(404);
    expect(metrics.body.replaceAll('metrics', 'unknown')).toBe(unknown.body);
    expect(Object.keys(metrics.headers)).toEqual(Object.keys(unknown.headers));
  });

  it.each([
    undefined,
    '',
    TOKEN,
    `Bearer ${TOKEN}x`,
    `bearer ${TOKEN}`,
    'Bearer ',
    `Basic ${TOKEN}`,
  ])('are kept from who says %o', async (authorization) => {
    const { app } = await createTestServer({ metricsToken: TOKEN });
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).not.toContain('website_');
  });

  it('count answers, forms, storage and mails, and know nothing of visitors', async () => {
    const { app, enquiries, log } = await createTestServer({ metricsToken: TOKEN });
    const port = await listenAnywhere(app);
    await app.inject('/');
    await app.inject('/secret-path?of=visitor');
    enquiries.outcome = { kind: 'limited', retryAfterSeconds: 60 };
    await app.inject({ method: 'POST', url: '/enquiries', headers: FORM, payload: 'name=Asha' });
    await app.inject({ method: 'POST', url: '/enquiries', payload: 'name=Asha' });
    await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
    enquiries.tally.stored = 7;
    enquiries.tally.storageErrors = 2;
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    enquiries.monitored = {
      waiting: 3,
      failed: 1,
      oldestWaitingSince: hourAgo,
      lastBackupAt: null,
    };
    const { body, headers } = await app.inject({ url: '/metrics', headers: ALLOWED });
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'website_requests_total{class="2xx"} 1',
      'website_requests_total{class="4xx"} 4',
      'website_requests_total{class="5xx"} 0',
      'website_enquiries_stored_total 7',
      'website_enquiries_refused_total{reason="limited"} 1',
      'website_enquiries_refused_total{reason="unsupportedType"} 1',
      'website_enquiries_refused_total{reason="invalid"} 0',
      'website_storage_errors_total 2',
      'website_mails_waiting 3',
      'website_mails_failed 1',
      'website_last_backup_timestamp_seconds 0',
    ]) {
      expect(body.split('\n')).toContain(line);
    }
    expect(body).toMatch(/^website_oldest_waiting_mail_seconds 36\d\d/m);
    expect(body).not.toMatch(/secret-path|visitor=|Asha|127\.0\.0\.1/);
    // Asked every few seconds, it would fill the log.
    expect(log.some(({ path }) => path === '/metrics')).toBe(false);

    enquiries.isStorageUp = false;
    const down = await app.inject({ url: '/metrics', headers: ALLOWED });
    expect(down.statusCode).toBe(200);
    expect(down.body).toMatch(/^website_mails_waiting Nan$/im);
  });

  it('are what the sample of alert rules asks for', async () => {
    const { app } = await createTestServer({ metricsToken: TOKEN });
    const { body } = await app.inject({ url: '/metrics', headers: ALLOWED });
    const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const guide = readFileSync('docs/guides/something-is-wrong.md', 'utf8');
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr } of rules) {
      for (const [name] of expr.matchAll(/website_\w+(\{[^}]*\})?/g)) {
        expect(body).toContain(`\n${name.replace(/\}$/, '')}`);
      }
      expect(guide, 'what to do').toContain(alert);
    }
  });
});
