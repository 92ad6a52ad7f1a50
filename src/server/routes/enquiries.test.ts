import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { ROUTES } from '../../records/urls/routes.ts';
import { CHECKED_FIELDS } from '../../records/enquiries/enquiry.ts';
import {
  createTestServer,
  listenAnywhere,
  readPageState,
  sendRaw,
  type TestServer,
  type TestServerOptions,
} from '../../../tests/support/test-server.ts';

const FORM = {
  name: 'Asha Rao',
  company: '',
  email: 'asha@example.com',
  phone: '',
  message: 'Please quote for ten drums of toluene.',
  product: 'toluene',
};
const BODY = new URLSearchParams(FORM).toString();
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The submission ID of the enquiry while storage is down. */
const SUBMISSION = 'a3bb189e-8bf9-4c0e-9d2f-0c1d5f1f9a11';
const JSON_WANTED = { accept: 'application/json' };

type Sending = {
  headers?: Record<string, string>;
  payload?: string | Buffer;
  options?: TestServerOptions;
  prepare?: (server: TestServer) => void;
};

async function send({ headers = {}, payload = BODY, options = {}, prepare }: Sending) {
  const server = await createTestServer(options);
  prepare?.(server);
  const response = await server.app.inject({
    method: 'POST',
    url: '/enquiries',
    headers: { 'content-type': FORM_TYPE, host: 'site.local:4321', ...headers },
    payload,
  });
  return { ...server, response };
}

describe('an enquiry that is stored', () => {
  it('sends a browser to the Contact page with the reference', async () => {
    const { response, enquiries } = await send({});
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`${ROUTES.contact}?reference=ABCD2345`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(enquiries.received).toEqual([{ form: FORM, address: '127.0.0.1' }]);
  });

  it('sends a script the reference', async () => {
    const { response } = await send({ headers: JSON_WANTED });
    expect(response.statusCode).toBe(201);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toEqual({ reference: 'ABCD2345' });
  });
});

describe('an enquiry with the details of a quotation', () => {
  const given = { ...FORM, grade: 'High-purity grade', quantity: '16', unit: 'tonnes' };
  const fields = [
    ...Object.entries(given),
    ['destination', 'Dubai'],
    ['destination', 'another'],
    ['grade', 'Grade of the second line'],
    ['quantity', '2'],
    ['asks', 'price'],
    ['asks', 'sample'],
  ] as [string, string][];
  const form = {
    ...given,
    ...{ destination: 'Dubai', asks: 'price,sample' },
    ...{ 'grade.2': 'Grade of the second line', 'quantity.2': '2' },
  };

  it('keeps all ticked values and all lines, and the first value of every other field', async () => {
    const { response, enquiries } = await send({ payload: new URLSearchParams(fields).toString() });
    expect(response.statusCode).toBe(303);
    expect(enquiries.received[0]?.form).toEqual(form);
  });

  it('can be sent as multipart by script', async () => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    const request = new Request('http://localhost/', { method: 'POST', body: data });
    const { response, enquiries } = await send({
      headers: { ...JSON_WANTED, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(response.statusCode).toBe(201);
    expect(enquiries.received[0]?.form).toEqual(form);
  });

  it('keeps every value when it is rejected', async () => {
    const { response } = await send({
      payload: new URLSearchParams(fields).toString(),
      prepare: ({ enquiries }) => {
        enquiries.outcome = { kind: 'invalid', errors: { 'quantity.2': 'Write it.' } };
      },
    });
    expect(response.statusCode).toBe(422);
    expect(readPageState(response.body)).toMatchObject({
      values: form,
      errors: { 'quantity.2': 'Write it.' },
    });
  });
});

describe.each([
  [{ kind: 'invalid', errors: { email: 'Enter it.' } }, 422, undefined, ''],
  [{ kind: 'limited', retryAfterSeconds: 119 }, 429, '119', '119 seconds'],
  [{ kind: 'limited', retryAfterSeconds: 120 }, 429, '120', '2 minutes'],
  [{ kind: 'limited', retryAfterSeconds: 121 }, 429, '121', '3 minutes'],
  [{ kind: 'unavailable', retryAfterSeconds: 30, submission: SUBMISSION }, 503, '30', '30 seconds'],
] as const)('an enquiry that is not stored: %j', (outcome, status, wait, said) => {
  const prepare = ({ enquiries }: TestServer) => void (enquiries.outcome = outcome);

  it('sends a script the reason', async () => {
    const { response } = await send({ headers: JSON_WANTED, prepare });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual(
      outcome.kind === 'invalid'
        ? { errors: outcome.errors }
        : { error: expect.stringContaining(said) as string },
    );
    expect(response.headers['retry-after']).toBe(wait);
  });

  it('sends a browser the page with all typed values', async () => {
    const { response } = await send({ prepare });
    expect(response.statusCode).toBe(status);
    expect(response.headers['retry-after']).toBe(wait);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(readPageState(response.body)).toEqual({
      values: expect.objectContaining(FORM) as object,
      submission:
        outcome.kind === 'unavailable'
          ? SUBMISSION
          : (expect.stringMatching(/^[0-9a-f-]{36}$/) as string),
      ...(outcome.kind === 'invalid'
        ? { kind: 'invalid', errors: outcome.errors }
        : { kind: 'not-stored', message: expect.stringContaining(said) as string }),
    });
  });
});

describe('a page that is sent back', () => {
  const prepare = ({ enquiries }: TestServer) => {
    enquiries.outcome = { kind: 'invalid', errors: { message: 'It is too long.' } };
  };

  it('keeps a message that is too long by a third', async () => {
    const message = '😀 '.repeat(3300).trim();
    const payload = new URLSearchParams({ ...FORM, message }).toString();
    const { response } = await send({ payload, prepare });
    expect(readPageState(response.body)).toMatchObject({ values: { message } });
  });

  it('keeps one line more than an enquiry may have', async () => {
    const payload = Array(118).fill('quantity=5').join('&');
    const { response } = await send({ payload, prepare });
    expect(readPageState(response.body)).toMatchObject({ values: { 'quantity.11': '5' } });
    expect(response.body).not.toContain('quantity.12');
  });

  it.each(CHECKED_FIELDS)('cuts %s when it fills the form', async (field) => {
    const payload = `${field}=${'"'.repeat(65_000)}`;
    const { response } = await send({ payload, prepare });
    expect(readPageState(response.body)).toMatchObject({
      values: { [field]: expect.stringMatching(/^"+…$/) as string },
    });
    expect(response.body.length).toBeLessThan(30_000);
  });
});

it('is refused before it is read when too many came from the address', async () => {
  const headers = { 'content-type': 'image/png' };
  const prepare = ({ enquiries }: TestServer) => void (enquiries.wait = 119);
  const { response, enquiries } = await send({ headers, prepare });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('119');
  expect(response.body).toContain(`href="tel:${content.company().phone}"`);
  const script = await send({ headers: { ...headers, ...JSON_WANTED }, prepare });
  expect(script.response.json()).toEqual({ error: expect.stringContaining('119 s') as string });
  expect(enquiries.received).toEqual([]);
});

describe('the origin of a form', () => {
  it.each([
    [{}],
    [{ origin: 'https://www.example.com' }],
    [{ referer: 'https://www.example.com/chemical-company-near-masjid-bunder' }],
    [{ origin: 'http://site.local:4321' }],
    [{ origin: 'http://SITE.local:4321' }],
    [{ origin: 'https://site.local', host: 'site.local:443' }],
    [{ origin: 'http://site.local', host: 'site.local' }],
    [{ origin: 'https://www.example.com', referer: 'https://evil.example/' }],
  ])('%j is the site', async (headers) => {
    expect((await send({ headers })).response.statusCode).toBe(303);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'nonsense' }],
    [{ referer: 'https://evil.example/https://www.example.com' }],
    [{ origin: 'https://www.example.com.evil.example' }],
    [{ origin: 'http://www.example.com' }],
    [{ origin: 'https://www.example.com:8443' }],
    [{ origin: 'http://site.local:9999' }],
    [{ origin: 'https://evil.example', referer: 'https://www.example.com/' }],
    [{ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ])('%j is not', async (headers) => {
    const { response, enquiries } = await send({ headers });
    expect(response.statusCode).toBe(403);
    expect(enquiries.received).toEqual([]);
  });

  it.each([
    ['https://example.com/secret?name=Asha', 'https://example.com'],
    ['https://user:word@evil.example:81/\u00e9', 'https://evil.example:81'],
    ['nonsense\t\u001b[31m', undefined],
    [`https://${'a'.repeat(130)}`, `https://${'a'.repeat(112)}`],
  ])('%j is logged as %j', async (referer, origin) => {
    const { log } = await send({ headers: { referer } });
    const warnings = log.filter(({ level }) => level === 40);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.['origin']).toBe(origin);
    expect(warnings[0]?.['msg']).toContain('https://www.example.com');
    expect(JSON.stringify(log)).not.toMatch(/secret|Asha|word|nonsense/);
  });

  it('is compared with the host that the visitor used, behind a trusted proxy', async () => {
    const { response } = await send({
      headers: { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' },
      options: { trustedProxies: 1 },
    });
    expect(response.statusCode).toBe(303);
  });
});

describe('a form that cannot be read', () => {
  it.each([
    ['with no type', { 'content-type': '' }, BODY, 415],
    ['as JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['as plain text', { 'content-type': 'text/plain' }, BODY, 415],
    ['with a malformed type', { 'content-type': 'nonsense' }, BODY, 415],
    ['compressed', { 'content-encoding': 'gzip' }, BODY, 415],
    ['of a type with a like name', { 'content-type': `${FORM_TYPE}x` }, BODY, 415],
    ['of other parts', { 'content-type': 'multipart/mixed; boundary=xyz' }, BODY, 415],
    ['in another charset', { 'content-type': `${FORM_TYPE}; charset=utf-16` }, BODY, 415],
    ['with broken percent-encoding', {}, 'name=%zz', 400],
    ['with broken UTF-8', {}, 'name=%ff', 400],
    ['without a boundary', { 'content-type': 'multipart/form-data' }, BODY, 400],
    ['of over 64 KiB', {}, `message=${'x'.repeat(65_529)}`, 413],
  ])('%s is refused, to a browser and to a script', async (_case, headers, payload, status) => {
    const browser = await send({ headers, payload });
    expect(browser.response.statusCode).toBe(status);
    expect(browser.response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(browser.response.headers['x-robots-tag']).toBe('noindex');
    expect(browser.response.body).toContain('<title>Error: ');
    expect(browser.response.body).toContain(`href="tel:${content.company().phone}"`);
    expect(browser.response.body).toContain(`href="mailto:${content.company().email}"`);
    const script = await send({ headers: { ...headers, ...JSON_WANTED }, payload });
    expect(script.response.statusCode).toBe(status);
    expect(script.response.json()).toEqual({ error: expect.any(String) as string });
    expect([...browser.enquiries.received, ...script.enquiries.received]).toEqual([]);
  });

  it.each(['Application/X-WWW-Form-Urlencoded; charset=UTF-8', `${FORM_TYPE};charset="utf-8"`])(
    'is not one of the type %s',
    async (type) => {
      const { response } = await send({ headers: { 'content-type': type } });
      expect(response.statusCode).toBe(303);
    },
  );

  it('of 64 KiB exactly is read', async () => {
    const { response } = await send({ payload: `message=${'x'.repeat(65_528)}` });
    expect(response.statusCode).toBe(303);
  });
});

describe('another method', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'QUERY', 'PROPFIND'])(
    '%s is refused, with any headers and body',
    async (method) => {
      const { app } = await createTestServer();
      const port = await listenAnywhere(app);
      const head = `${method} /enquiries HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
      for (const headers of ['', 'Accept: application/json\r\n', 'Content-Type: x\r\n']) {
        for (const body of ['\r\n', 'Content-Length: 4\r\n\r\nname']) {
          const answer = await sendRaw(port, head + headers + body);
          expect(answer).toMatch(/^HTTP\/1\.1 405 /);
          expect(answer).toMatch(/^allow: POST\r$/m);
        }
      }
    },
  );

  it('GET redirects a browser to the Contact page, and is rejected for a script', async () => {
    const { app } = await createTestServer();
    const browser = await app.inject({ url: '/enquiries', headers: { accept: 'text/html' } });
    expect(browser.statusCode).toBe(303);
    expect(browser.headers['location']).toBe(ROUTES.contact);
    const script = await app.inject({ url: '/enquiries', headers: JSON_WANTED });
    expect(script.statusCode).toBe(405);
    expect(script.headers['allow']).toBe('POST');
  });
});

describe('the address of a visitor', () => {
  const FORWARDED = { 'x-forwarded-for': '203.0.113.1, 203.0.113.2, 203.0.113.3' };

  it.each([
    [0, '127.0.0.1'],
    [1, '203.0.113.3'],
    [2, '203.0.113.2'],
  ])('behind %i trusted proxies is %s', async (trustedProxies, address) => {
    const { enquiries } = await send({ headers: FORWARDED, options: { trustedProxies } });
    expect(enquiries.received[0]?.address).toBe(address);
  });

  it('causes one warning when a proxy is not trusted', async () => {
    const { app, log } = await send({ headers: FORWARDED });
    await app.inject({ url: '/', headers: FORWARDED });
    const warnings = log.filter(({ level }) => level === 40);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.['msg']).toContain('TRUSTED_PROXIES');
  });
});

it('logs each answer with a request id and nothing about the visitor', async () => {
  const { app, log } = await send({
    headers: { referer: 'https://www.example.com/private', 'x-forwarded-for': '203.0.113.1' },
  });
  await app.inject({ url: `${ROUTES.contact}?reference=ABCD2345` });
  expect(log.filter(({ msg }) => msg === 'answered')).toHaveLength(2);
  for (const line of log) expect(line['reqId']).toBeTruthy();
  const text = JSON.stringify(log);
  expect(text).not.toMatch(/asha|toluene|ABCD2345|127\.0\.0\.1|203\.0\.113\.1|private/i);
});
