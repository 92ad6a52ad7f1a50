import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import * as content from '../../records/content.ts';
import { splitAsks } from '../../records/enquiries/enquiry.ts';
import { escapeHtml } from '../../markup/escape-html.ts';
import { ROUTES } from '../../records/urls/routes.ts';
import {
  CONTACT_PAGE,
  createTestServer,
  readPageState,
  TEST_FILES,
  type TestServerOptions,
} from '../../../tests/support/test-server.ts';

type Headers = Record<string, string>;

async function get(url: string, headers: Headers = {}, options: TestServerOptions = {}) {
  const { app } = await createTestServer(options);
  return app.inject({ url, headers });
}

async function ask(method: 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH', url: string) {
  const { app } = await createTestServer();
  return app.inject({ method, url, ...(method !== 'HEAD' && { payload: 'x' }) });
}

/** The slug of a product of the catalogue. */
const [PRODUCT = ''] = Object.keys(content.enquiryForm().products);
const HOME = TEST_FILES['index.html'] ?? '';

describe('a page', () => {
  it('is sent from its file, and revalidated at each visit', async () => {
    const response = await get('/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(HOME);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it('has one address, to which one with needless escapes is redirected', async () => {
    const contact = await get(`${ROUTES.contact.replace('-', '%2D')}?product=x`);
    expect(contact.statusCode).toBe(301);
    expect(contact.headers.location).toBe(`${ROUTES.contact}?product=x`);
    expect((await get(`${ROUTES.products}%2Fsearch`)).statusCode).toBe(404);
  });

  it('is sent as brotli or gzip to a client that accepts it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(HOME);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(HOME);
    expect(brotli.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['gzip;q=0', undefined, undefined],
    ['br;q=0.5, gzip;q=0.8', 'gzip', 'gzip'],
    ['GZIP ; Q=0.5 , identity;q=0.9', undefined, undefined],
    ['*', 'br', 'gzip'],
    ['*;q=0', undefined, undefined],
    ['gzip;q=0, *', 'br', undefined],
    ['gzipped, xbr', undefined, undefined],
    ['', undefined, undefined],
  ])(
    'for Accept-Encoding: %s is sent as %s, and a rendered one as %s',
    async (accepted, ...sent) => {
      const { app } = await createTestServer();
      const headers = { 'accept-encoding': accepted };
      const urls = ['/', '/badpage', `${ROUTES.contact}?product=${PRODUCT}`];
      const responses = await Promise.all(urls.map((url) => app.inject({ url, headers })));
      const [file, rendered] = sent;
      expect(responses.map((response) => response.headers['content-encoding'])).toEqual([
        file,
        rendered,
        rendered,
      ]);
    },
  );

  it('is answered with 304 for a client that has the current version', async () => {
    const { app } = await createTestServer();
    const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    const { etag = '' } = first.headers;
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    const again = await app.inject({ url: '/', headers });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers['etag']).toBe(etag);
    const other = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('answers HEAD with the headers of GET', async () => {
    const response = await ask('HEAD', '/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(response.headers['content-length']).toBe(String(HOME.length));
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('refuses %s', async (method) => {
    const response = await ask(method, ROUTES.contact);
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });

  it.each([
    [`${ROUTES.contact}/`, ROUTES.contact],
    [`${ROUTES.contact}/?a=b&c`, `${ROUTES.contact}?a=b&c`],
  ])('%s is moved to %s', async (url, address) => {
    const response = await get(url);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(address);
  });
});

describe('a file', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    [
      '/static/js/menu.4f2a.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('%s is %s, cached as %s', async (url, type, cacheControl) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe(cacheControl);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('every answer', () => {
  it.each(['/', '/robots.txt', '/badpage', '/%', '/enquiries', '/healthz', `${ROUTES.contact}/`])(
    'to %s has the security headers',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    },
  );

  it('of a social picture lets other sites embed it', async () => {
    const { headers } = await get('/social/home.jpg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    ['https://www.example.com', true],
    ['http://www.example.com', false],
  ])('of %s has strict-transport-security: %s', async (siteUrl, said) => {
    const { headers } = await get('/', {}, { siteUrl });
    expect(headers['strict-transport-security']).toBe(said ? 'max-age=31536000' : undefined);
    expect(headers['cross-origin-opener-policy']).toBe(said ? 'same-origin' : undefined);
  });
});

describe('any other path', () => {
  it.each([
    ['/badpage', '/badpage'],
    ['/%3Cscript%3E?x=y', '/&lt;script&gt;'],
    ['/%zz', '/%zz'],
    ['/404', '/404'],
  ])('%s gets the 404 page, which names %s', async (url, requestedPath) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    const { text } = content.notFoundPage();
    const sentence = escapeHtml(text).replace('{path}', () => requestedPath);
    expect(response.body).toBe(`<title>Not found</title><p>${sentence}</p>`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it.each(['POST', 'DELETE', 'OPTIONS', 'HEAD'] as const)(
    'does not exist for %s either',
    async (method) => {
      expect((await ask(method, '/badpage')).statusCode).toBe(404);
    },
  );
});

describe('the Contact page with a reference', () => {
  async function open(query: string) {
    const { app, enquiries } = await createTestServer();
    enquiries.stored.add('ABCD2345');
    return app.inject(`${ROUTES.contact}?${query}`);
  }

  it('that exists is the receipt', async () => {
    const response = await open('reference=ABCD2345');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<form>stored</form>');
    expect(readPageState(response.body)).toEqual({ kind: 'stored', reference: 'ABCD2345' });
    expect(response.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
  });

  it.each([
    'reference=ZZZZ9999',
    'reference=ZZZZ9999&reference=ABCD2345',
    `reference=${'ABCD2345'.repeat(500)}`,
    'reference=abcd2345',
    'reference=',
    'reference',
    'reference=%zz',
    'reference=<script>',
    'other=ABCD2345',
  ])('that does not exist is the plain form: %s', async (query) => {
    const response = await open(query);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(CONTACT_PAGE);
  });

  it('is answered with 503 when it cannot be looked up, and the log quotes no values', async () => {
    const { app, enquiries, log } = await createTestServer();
    enquiries.exists = () => Promise.reject(new pg.DatabaseError('Asha is no name', 0, 'error'));
    const response = await app.inject(`${ROUTES.contact}?reference=ABCD2345`);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('60');
    expect(response.body).toContain('ABCD2345');
    expect(log.map(({ msg }) => msg)).toContain('A reference could not be looked up.');
    expect(JSON.stringify(log)).not.toContain('Asha');
  });
});

describe('the Contact page with a product', () => {
  const open = (product: string) => get(`${ROUTES.contact}?product=${product}`);

  /** Returns the state of a form that has not been sent. */
  const prefilledWith = (asks: string, product = PRODUCT) => ({
    kind: 'prefilled',
    values: { product, asks },
    submission: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });

  it('of the catalogue is selected, and the browser may keep typed text', async () => {
    const { statusCode, headers, body } = await open(`${PRODUCT}&from=card`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(readPageState(body)).toEqual(prefilledWith(''));
  });

  it('is rendered for each visitor, and sent compressed or not', async () => {
    const { app } = await createTestServer();
    const url = `${ROUTES.contact}?product=${PRODUCT}`;
    const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    const pages = [gunzipSync(rawPayload).toString(), (await app.inject(url)).body];
    const [one, other] = pages.map((page) => readPageState(page) as { submission: string });
    // Two enquiries with one submission ID would be one.
    expect(one?.submission).not.toBe(other?.submission);
    expect({ ...one, submission: '' }).toEqual({ ...other, submission: '' });
  });

  it('ticks what is asked for without a product too', async () => {
    const { body } = await get(`${ROUTES.contact}?ask=price`);
    expect(readPageState(body)).toEqual(prefilledWith('price', ''));
  });

  it.each(['safety-data-sheet', 'sample', 'gold', '__proto__', '<script>'])(
    'ticks what is asked for: %s',
    async (ask) => {
      const { body } = await open(`${PRODUCT}&ask=${encodeURIComponent(ask)}`);
      expect(readPageState(body)).toEqual(prefilledWith(splitAsks(ask).join('')));
    },
  );

  it.each(['gold', '', PRODUCT.toUpperCase(), '__proto__', '%ff'])(
    'that the catalogue does not have (%s) is the plain page',
    async (product) => {
      expect((await open(product)).body).toBe(CONTACT_PAGE);
    },
  );
});

describe('health', () => {
  it('is reported as JSON', async () => {
    const { app, enquiries } = await createTestServer();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    enquiries.isStorageUp = false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
