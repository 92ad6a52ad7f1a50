import { renameSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import * as content from '../records/content.ts';
import { splitAsks } from '../records/enquiries/enquiry.ts';
import { ROUTES } from '../records/addresses/routes.ts';
import { CLOSED_POLICY, DOCUMENT_HEADERS, POLICY_OF_TYPE } from './security-headers.ts';
import {
  createTestServer,
  makeTestSite,
  readFakePage,
  TEST_FILES,
  TEST_OFFERS,
  testPolicy,
  type TestServerOptions,
} from '../../tests/support/test-server.ts';

type Headers = Record<string, string>;

async function get(url: string, headers: Headers = {}, options: TestServerOptions = {}) {
  const { app } = await createTestServer(options);
  return app.inject({ url, headers });
}

async function ask(method: 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH', url: string) {
  const { app } = await createTestServer();
  return app.inject({ method, url, ...(method !== 'HEAD' && { payload: 'x' }) });
}

const HOME = TEST_FILES['index.html'] ?? '';

describe('a page', () => {
  it('comes from its file, is validated at each visit', async () => {
    const response = await get('/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(HOME);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['/', '/'],
    [ROUTES.contact, ROUTES.contact],
    [`${ROUTES.products}/search`, `${ROUTES.products}/search`],
    [`${ROUTES.products}/solvents`, ROUTES.products],
    [`${ROUTES.products}?urlType=search`, ROUTES.products],
  ])('%s has the policy of %s', async (url, page) => {
    const policy = (await get(url)).headers['content-security-policy'];
    expect(policy).toBe(testPolicy(page));
  });

  it('is sent as brotli or gzip to who takes it, with another ETag', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(HOME);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(HOME);
    expect(new Set([plain, brotli, zipped].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(brotli.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is not sent again to who has it', async () => {
    const { app } = await createTestServer();
    const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    const { etag, 'last-modified': modified } = first.headers;
    for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
      const headers = { 'accept-encoding': 'br', ...condition } as Headers;
      const again = await app.inject({ url: '/', headers });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers['etag']).toBe(etag);
    }
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
    ['/index.html', '/'],
    [`${ROUTES.products}/search/`, `${ROUTES.products}/search`],
  ])('%s is moved to %s', async (url, address) => {
    const response = await get(url);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(address);
  });
});

describe('a file', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
    [
      '/static/js/menu.4f2a.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/static/pictures/ship.1234.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/data-sheets/toluene-data-sheet.pdf', 'application/pdf', 'no-cache'],
    ['/brochure/brochure.webp', 'image/webp', 'no-cache'],
  ])('%s is %s, cached as %s', async (url, type, cacheControl) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe(cacheControl);
    expect(response.headers['content-security-policy']).toBe(POLICY_OF_TYPE[type] ?? CLOSED_POLICY);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('says what documents heed only where it may be one', async () => {
    const saysOf = async (url: string) => {
      const { headers } = await get(url);
      return DOCUMENT_HEADERS.filter((name) => name in headers);
    };
    for (const url of ['/static/js/menu.4f2a.js', '/static/pictures/ship.1234.avif'])
      expect(await saysOf(url)).toEqual([]);
    for (const url of ['/', '/robots.txt', '/data-sheets/toluene-data-sheet.pdf', '/none'])
      expect(await saysOf(url)).toEqual(DOCUMENT_HEADERS);
  });

  it('of a data sheet is shown in the browser, under a readable name, in parts if need be', async () => {
    const url = '/data-sheets/toluene-data-sheet.pdf';
    const { app } = await createTestServer();
    const { headers } = await app.inject(url);
    expect(headers['content-disposition']).toBe('inline; filename="toluene-data-sheet.pdf"');
    expect(headers['accept-ranges']).toBe('bytes');
    const part = await app.inject({ url, headers: { range: 'bytes=0-3' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('%PDF');
    // One comes from memory, the other from the disk: to a browser they are the same version.
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-type']) {
      expect(part.headers[name]).toBe(headers[name]);
    }
  });

  it('says how long it is to who asks for what is beyond', async () => {
    const url = '/data-sheets/toluene-data-sheet.pdf';
    const { statusCode, headers } = await get(url, { range: 'bytes=999-' });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${TEST_FILES[url.slice(1)]?.length}`);
  });

  it('in parts is not compressed', async () => {
    const headers = { range: 'bytes=0-9', 'accept-encoding': 'br' };
    const part = await get('/static/js/menu.4f2a.js', headers);
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.body).toBe((TEST_FILES['static/js/menu.4f2a.js'] ?? '').slice(0, 10));
  });
});

describe('every answer', () => {
  it.each(['/', '/robots.txt', '/badpage', '/enquiries', '/healthz', `${ROUTES.contact}/`])(
    'to %s keeps its visitor safe',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src /) as string,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    },
  );

  it('that is made to be shown by other sites may be', async () => {
    const { headers } = await get('/social/home.jpg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    ['https://www.example.com', 1, 'https', true],
    ['https://www.example.com', 1, 'http', false],
    // Its proxy was forgotten.
    ['https://www.example.com', 0, 'https', true],
    ['http://www.example.com', 1, 'https', false],
  ])(
    'of %s with %i proxies by %s says "only by https": %s',
    async (siteUrl, trustedProxies, proto, said) => {
      const { headers } = await get(
        '/',
        { 'x-forwarded-proto': proto },
        { siteUrl, trustedProxies },
      );
      expect(headers['strict-transport-security']).toBe(said ? 'max-age=31536000' : undefined);
    },
  );

  it('leaves out what a browser would complain about on an untrustworthy origin', async () => {
    const { headers } = await get('/', { host: '192.168.1.5:4321' });
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });
});

describe('any other path', () => {
  it.each([
    ['/badpage', '/badpage'],
    ['/%3Cscript%3E?x=y', '/<script>'],
    ['/%zz', '/%zz'],
    ['/_image?href=/x', '/_image'],
    ['/.env', '/.env'],
    ['/404', '/404'],
  ])('%s gets the 404 page, which names %s', async (url, requestedPath) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(`<pre>${JSON.stringify({ requestedPath })}</pre>`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': testPolicy('/404'),
    });
  });

  it('is compressed on the way', async () => {
    const { rawPayload, headers } = await get('/badpage', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toContain('/badpage');
  });

  it.each(['POST', 'DELETE', 'OPTIONS', 'HEAD'] as const)(
    'does not exist for %s either',
    async (method) => {
      expect((await ask(method, '/badpage')).statusCode).toBe(404);
    },
  );

  it('is made for nobody who asks for its headers alone', async () => {
    const { app, pages } = await createTestServer();
    const contact = `${ROUTES.contact}?product=toluene`;
    for (const url of ['/badpage', contact]) {
      const head = await app.inject({ method: 'HEAD', url });
      expect(pages.made).toBe(0);
      const page = await app.inject(url);
      const { 'content-length': _, date: _date, ...headers } = page.headers;
      expect(head.headers).toMatchObject({ ...headers, date: expect.any(String) as string });
      pages.made = 0;
    }
  });
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
    expect(response.body).toContain('{"kind":"received","reference":"ABCD2345"}');
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
    expect(response.body).toBe('<title>Contact</title>');
  });

  it('says so when it cannot be looked up, and logs nothing that the database quotes', async () => {
    const { app, enquiries, log } = await createTestServer();
    enquiries.exists = () => Promise.reject(new pg.DatabaseError('Asha is no name', 0, 'error'));
    const response = await app.inject(`${ROUTES.contact}?reference=ABCD2345`);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('60');
    expect(response.body).toContain('ABCD2345');
    expect(log.map(({ msg }) => msg)).toContain('A reference could not be looked up.');
    expect(JSON.stringify(log)).not.toContain('Asha');
  });

  it('on another page means nothing', async () => {
    const { app, enquiries } = await createTestServer();
    enquiries.stored.add('ABCD2345');
    expect((await app.inject('/?reference=ABCD2345')).body).toBe(HOME);
  });
});

describe('the Contact page with a product', () => {
  const open = (product: string) => get(`${ROUTES.contact}?product=${product}`);

  /** The page of a form that was not sent yet. */
  const begunWith = (message: string, asks: string) => ({
    enquiry: { kind: 'begun', product: 'toluene', offer: TEST_OFFERS.toluene, message, asks },
  });

  it('of the catalogue is chosen, and typed text in it may be kept by the browser', async () => {
    const { statusCode, headers, body } = await open('toluene&from=card');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(readFakePage(body)).toEqual(begunWith('', ''));
  });

  it.each([
    ['safety-data-sheet', content.serverTexts().asks['safety-data-sheet']],
    ['certificate-of-analysis', content.serverTexts().asks['certificate-of-analysis']],
    ['sample', ''],
    ['gold', ''],
    ['__proto__', ''],
    ['<script>', ''],
  ])('begins its message by what is asked for, and ticks it: %s', async (ask, message) => {
    const { body } = await open(`toluene&ask=${encodeURIComponent(ask)}`);
    expect(readFakePage(body)).toEqual(begunWith(message, splitAsks(ask).join('')));
  });

  it.each(['gold', '', 'Toluene', '__proto__', '%ff'])(
    'that the catalogue does not have (%s) is the plain page',
    async (product) => {
      expect((await open(product)).body).toBe('<title>Contact</title>');
    },
  );
});

describe('health', () => {
  it('is said as JSON', async () => {
    const { app, enquiries } = await createTestServer();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    enquiries.isStorageUp = false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('is not ready while a page is gone', async () => {
    const dist = makeTestSite();
    const page = path.join(dist, 'client/index.html');
    const { app, log } = await createTestServer({ dist });
    const isReady = async () => (await app.inject('/readyz')).statusCode;
    expect(await isReady()).toBe(200);
    renameSync(page, `${page}.away`);
    expect(await isReady()).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(log.some(({ msg }) => String(msg).includes('npm run build'))).toBe(true);
    renameSync(`${page}.away`, page);
    expect(await isReady()).toBe(200);
  });
});
