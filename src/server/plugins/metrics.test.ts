import { describe, expect, it } from 'vitest';
import { createTestServer, listenAnywhere, sendRaw } from '../../../tests/support/test-server.ts';

const TOKEN = 'a-token-of-the-test';
// The scheme is case-insensitive (RFC 9110, 11.1).
const ALLOWED = { authorization: `bearer ${TOKEN}` };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('metrics', () => {
  it('are not found when no token is set', async () => {
    const { app } = await createTestServer();
    const [metrics, unknown] = [
      await app.inject({ url: '/metrics', headers: ALLOWED }),
      await app.inject('/unknown'),
    ];
    expect(metrics.statusCode).toBe(404);
    expect(metrics.body.replaceAll('metrics', 'unknown')).toBe(unknown.body);
    expect(Object.keys(metrics.headers)).toEqual(Object.keys(unknown.headers));
  });

  it.each([undefined, '', TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', `Basic ${TOKEN}`])(
    'are refused with the authorization %o',
    async (authorization) => {
      const { app } = await createTestServer({ metricsToken: TOKEN });
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await app.inject({ url: '/metrics', headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.body).not.toContain('website_');
    },
  );

  it('count responses, enquiries and failures, without data about visitors', async () => {
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
    enquiries.tally.mailErrors = 3;
    const { body, headers } = await app.inject({ url: '/metrics', headers: ALLOWED });
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'website_requests_total{class="2xx"} 1',
      'website_requests_total{class="4xx"} 4',
      'website_enquiries_stored_total 7',
      'website_storage_errors_total 2',
      'website_mail_errors_total 3',
      'website_unfinished_requests_closed_total 0',
    ]) {
      expect(body.split('\n')).toContain(line);
    }
    expect(body).not.toMatch(/secret-path|visitor=|Asha|127\.0\.0\.1/);
    // Metrics are requested every few seconds and would fill the log.
    expect(log.some(({ path }) => path === '/metrics')).toBe(false);
  });
});
