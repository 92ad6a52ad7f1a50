import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { EnquiryOutcome } from '../enquiries/open-enquiries.ts';
import { createTestServer, listenAnywhere, sendRaw } from '../../tests/support/test-server.ts';

const FORM_HEAD =
  'POST /enquiries HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n';

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

async function sendTo(text: string) {
  const server = await createTestServer();
  const answer = await sendRaw(await listenAnywhere(server.app), text);
  return { ...server, answer };
}

describe('over a real connection', () => {
  it.each([
    ['GET /../../etc/passwd', 404],
    ['GET /static/../../../etc/passwd', 404],
    ['GET /%2e%2e/%2e%2e/etc/passwd', 404],
    ['GET //etc/passwd', 404],
    ['GET /\xe9', 400],
    ['GET /%', 404],
    ['GET http://elsewhere.example/robots.txt', 200],
    ['OPTIONS *', 404],
    ['PURGE /', 405],
    ['PROPFIND /', 405],
    ['TRACE /', 405],
    ['FOO /', 400],
    ['GET robots.txt', 400],
  ])('%s is answered with %i', async (line, status) => {
    const { answer } = await sendTo(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/\bat .+:\d+:\d+/);
    expect(answer).not.toContain('root:');
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['two hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a malformed host', 'GET / HTTP/1.1\r\nHost: a/b@c\r\n\r\n', 400],
    ['a malformed header', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('%s: refused', async (_what, text, status) => {
    const { answer, enquiries, log } = await sendTo(text);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(enquiries.received).toEqual([]);
    expect(log.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});

describe('a flood', { timeout: 20_000 }, () => {
  const REQUEST = 'GET /unknown HTTP/1.1\r\nHost: a\r\n\r\n';

  it('of requests on one connection closes it, and others are answered meanwhile', async () => {
    const { app } = await createTestServer();
    const port = await listenAnywhere(app);
    const flood = sendRaw(port, REQUEST.repeat(500), 2000);
    const health = await sendRaw(
      port,
      'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(health).toContain('200 OK');
    expect((await flood).match(/HTTP\/1\.1 404/g)?.length ?? 0).toBeLessThanOrEqual(17);
    // The stack traces of later errors are not lost.
    expect(Error.stackTraceLimit).toBeGreaterThan(0);
  });

  it('on one connection is answered in order', async () => {
    const paths = Array.from({ length: 10 }, (_, index) => `/unknown-${index}`);
    const requests = paths.map((path) => REQUEST.replace('/unknown', path)).join('');
    const { answer } = await sendTo(requests.replace(/\r\n$/, 'Connection: close\r\n\r\n'));
    expect(answer.match(/unknown-\d/g)?.map((path) => `/${path}`)).toEqual(paths);
  });

  const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const UNFINISHED = `${FORM_HEAD}Content-Length: 1000\r\n\r\nname=`;

  it('of connections closes idle ones', async () => {
    const { app, log } = await createTestServer();
    const port = await listenAnywhere(app);
    app.server.maxConnections = 101;
    const idle = sendRaw(port, REQUEST, 15_000);
    await vi.waitFor(() => expect(log.map(({ msg }) => msg)).toContain('answered'));
    expect(await sendRaw(port, HEALTH, 1000)).toContain('200 OK');
    expect(await idle).toContain('404 Not Found');
    expect(app.unfinished.closed).toBe(0);
  });

  it('of unfinished requests closes the oldest, and logs it once', async () => {
    const { app, enquiries, log } = await createTestServer();
    const port = await listenAnywhere(app);
    app.server.maxConnections = 103;
    let answer: (outcome: EnquiryOutcome) => void = () => undefined;
    enquiries.receive = () => new Promise((resolve) => (answer = resolve));
    const arrived = sendRaw(
      port,
      `${FORM_HEAD}Connection: close\r\nContent-Length: 0\r\n\r\n`,
      15_000,
    );
    let closed = 0;
    for (const text of [UNFINISHED, UNFINISHED, 'GET / HTTP/1.1\r\nX: y', UNFINISHED, HEALTH]) {
      void sendRaw(port, text, 15_000).then(() => (closed += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await vi.waitFor(() => expect(closed).toBe(3));
    answer(enquiries.outcome);
    expect(await arrived).toContain('303 See Other');
    expect(log.filter(({ level }) => level === 40)).toHaveLength(1);
    expect(app.unfinished.closed).toBe(3);
    app.server.closeAllConnections();
  });
});

describe('a body', { timeout: 20_000 }, () => {
  it('that is missing is an empty form', async () => {
    const { answer, enquiries } = await sendTo(`${FORM_HEAD}Connection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(303);
    expect(enquiries.received[0]?.form).toEqual({});
  });

  it('in chunks that is too large is rejected with a response', async () => {
    const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`.repeat(100);
    const { answer, enquiries } = await sendTo(
      `${FORM_HEAD}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}0\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(413);
    expect(answer).toContain('</html>');
    expect(enquiries.received).toEqual([]);
  });

  it.each([
    ['with a large Content-Length', `Content-Length: 1000000000\r\n\r\n${'x'.repeat(100)}`],
    ['of endless chunks', `Transfer-Encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}`],
  ])('%s is rejected before its end', async (_what, body) => {
    const start = performance.now();
    const { answer } = await sendTo(FORM_HEAD + body);
    expect(statusOf(answer)).toBe(413);
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it.each([
    ['that is too large', `${FORM_HEAD}Content-Length: 99000000\r\n`, 413],
    ['of an unknown type', 'POST /enquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n', 415],
    ['for a page', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n', 405],
    ['from elsewhere', `${FORM_HEAD}Origin: https://evil.example\r\nContent-Length: 500\r\n`, 403],
  ])(
    '%s, with Expect: 100-continue, is rejected before it is sent',
    async (_what, head, status) => {
      const start = performance.now();
      const { answer } = await sendTo(`${head}Expect: 100-continue\r\n\r\n`);
      expect(statusOf(answer.replace('HTTP/1.1 100 Continue\r\n\r\n', ''))).toBe(status);
      expect(answer).toMatch(/^connection: close\r$/im);
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );

  it('with an unknown type does not delay the response', async () => {
    const { answer } = await sendTo(
      `POST /enquiries HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 500000\r\n\r\n${'x'.repeat(10)}`,
    );
    expect(statusOf(answer)).toBe(415);
    expect(answer).toContain('connection: close');
  });

  it('that is incomplete only causes a line in the log', async () => {
    const { app, enquiries, log } = await createTestServer();
    const port = await listenAnywhere(app);
    const socket = connect(port, '127.0.0.1');
    socket.write(`${FORM_HEAD}Content-Length: 1000\r\n\r\nname=`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(enquiries.received).toEqual([]);
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

it('has limits for slow requests, idle connections and the number of connections', async () => {
  const { app } = await createTestServer();
  expect(app.server).toMatchObject({
    requestTimeout: 10_000,
    headersTimeout: 10_000,
    timeout: 20_000,
    maxConnections: 2000,
  });
});
