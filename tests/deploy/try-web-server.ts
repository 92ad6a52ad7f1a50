import { readdirSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from '../../src/settings/build-info.ts';
import * as content from '../../src/records/content.ts';
import { PRODUCT_SEARCH_PATH, ROUTES } from '../../src/records/urls/routes.ts';
import { startSiteServer } from '../support/site-server.ts';
import { sendRequest, type TestResponse, type TestRequest } from './send-request.ts';
import { HOST, type StartWebServer } from './web-servers.ts';

/** A request and its expected response. Headers must contain the given texts. */
interface Expected {
  readonly request: TestRequest;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${HOST}` };
const SECURITY = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const NO_CACHE = { 'cache-control': 'no-cache' };

/** Returns a file of the build in a folder, with this extension. */
function someFile(folder: string, ending: string): string {
  const files = readdirSync(path.join(requireBuild().folder, 'client', folder));
  const found = files.find((name) => name.endsWith(ending));
  if (found === undefined) throw new Error(`The build has no ${ending} in ${folder}.`);
  return `${folder}/${found}`;
}

function expectedResponses(): Expected[] {
  const { phoneDisplay } = content.company();
  const [product = ''] = Object.keys(content.enquiryForm().products);
  const page = (path: string): Expected => ({
    request: { path },
    status: 200,
    headers: { ...SECURITY, ...HTML, ...NO_CACHE, 'cross-origin-resource-policy': 'same-origin' },
  });
  const file = (path: string, headers: Readonly<Record<string, string>>): Expected => ({
    request: { path },
    status: 200,
    headers: { ...SECURITY, ...headers },
  });
  const zipped = (coding: string): Expected => ({
    request: { path: ROUTES.about, headers: { 'accept-encoding': coding } },
    status: 200,
    headers: { 'content-encoding': coding, vary: 'Accept-Encoding' },
  });
  const missing = (path: string, shown = path): Expected => ({
    request: { path },
    status: 404,
    headers: { ...SECURITY, ...HTML, 'cache-control': 'no-store' },
    body: shown,
  });
  const moved = (path: string, location: string): Expected => ({
    request: { path },
    status: 301,
    headers: { location },
  });
  return [
    ...[...Object.values(ROUTES), PRODUCT_SEARCH_PATH, `/products/${product}`].map(page),
    zipped('br'),
    zipped('gzip'),
    file(someFile('/static/js', '.js'), {
      'cache-control': 'max-age=31536000',
      'content-type': 'javascript',
    }),
    file(someFile('/data-sheets', '.pdf'), { ...NO_CACHE, 'content-type': 'application/pdf' }),
    file(someFile('/social', '.jpg'), { 'cross-origin-resource-policy': 'cross-origin' }),
    file('/robots.txt', { 'content-type': 'text/plain; charset=utf-8' }),
    file('/contact.vcf', { 'content-type': 'text/vcard' }),
    missing('/badpage'),
    missing('/badpage?a=b', '/badpage'),
    missing('/static/none.js'),
    missing('/robots.txt.br'),
    missing('/404'),
    missing('/index'),
    moved(`${ROUTES.about}/`, ROUTES.about),
    moved(`${ROUTES.about}.html`, ROUTES.about),
    moved('/index.html', '/'),
    { ...page(`${ROUTES.products}/solvents`), headers: HTML },
    {
      request: { path: `${ROUTES.contact}?product=${product}` },
      status: 200,
      headers: { ...SECURITY, 'x-robots-tag': 'noindex' },
      body: 'enquiry-state',
    },
    {
      request: { path: '/enquiries', method: 'POST', headers: FORM, body: 'name=Asha' },
      status: 422,
      headers: { ...SECURITY, 'cache-control': 'no-store' },
      body: phoneDisplay,
    },
    {
      request: { path: '/enquiries', method: 'POST', headers: FORM, body: 'x'.repeat(70_000) },
      status: 413,
    },
    { request: { path: '/enquiries', headers: { accept: 'text/html' } }, status: 303 },
    { request: { path: '/healthz' }, status: 200, body: 'ok' },
  ];
}

/** Describes the first difference between a response and the expected one; undefined when there is none. */
function findProblem(
  { request, status, headers = {}, body = '' }: Expected,
  response: TestResponse,
) {
  const asked = `${request.method ?? 'GET'} ${request.path}`;
  if (response.status !== status) return `${asked} is answered ${response.status}, not ${status}`;
  for (const [name, part] of Object.entries(headers)) {
    const found = response.headers[name] ?? 'nothing';
    const isOnce = name in SECURITY ? found === part || part === 'camera=()' : true;
    if (!String(found).includes(part) || !isOnce) return `${asked} says ${name}: ${String(found)}`;
  }
  return response.body.includes(body) ? undefined : `${asked} does not say "${body}"`;
}

/** Checks that a forged client address does not evade the limits, which use the real one. */
async function forgedAddressFaults(origin: URL): Promise<string[]> {
  const statuses: number[] = [];
  for (let round = 1; round <= 4; round += 1) {
    const { status } = await sendRequest(origin, {
      path: '/enquiries',
      method: 'POST',
      headers: {
        ...FORM,
        'x-forwarded-for': `203.0.113.${round}`,
        'x-forwarded-host': 'evil.example',
      },
      body: `name=Asha&email=asha%40example.com&message=Ten+drums+of+toluene+${round}`,
    });
    statuses.push(status);
  }
  if (String(statuses) === String([303, 303, 429, 429])) return [];
  return [`four enquiries with forged addresses were answered ${String(statuses)}`];
}

/**
 * Starts a web server with a configuration of the build and checks its responses to many kinds of requests. Returns
 * a line for each failed check.
 */
export async function tryWebServer(start: StartWebServer): Promise<string[]> {
  const own = await startSiteServer({
    SITE_URL: `https://${HOST}`,
    TRUSTED_PROXIES: '1',
    ENQUIRY_LIMITS: '2/10m,100/1m',
  });
  try {
    const webServer = await start(new URL(own.url.replace('localhost', '127.0.0.1')));
    try {
      const faults: string[] = [];
      for (const expected of expectedResponses()) {
        const fault = findProblem(expected, await sendRequest(webServer.origin, expected.request));
        if (fault !== undefined) faults.push(fault);
      }
      faults.push(...(await forgedAddressFaults(webServer.origin)));
      await own.stop();
      const { phoneDisplay, email } = content.company();
      const { status, headers, body } = await sendRequest(webServer.origin, {
        path: '/enquiries',
        method: 'POST',
        headers: FORM,
        body: 'name=Asha',
      });
      const isHelpful = body.includes(phoneDisplay) && body.includes(email);
      if (status !== 503 || !isHelpful || headers['retry-after'] === undefined) {
        faults.push(`with the server away, the form is answered ${status}`);
      }
      return faults;
    } finally {
      await webServer.stop();
    }
  } finally {
    await own.stop();
  }
}
