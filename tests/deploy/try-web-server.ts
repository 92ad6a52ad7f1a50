import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { startSiteServer } from '../support/site-server.ts';
import { HOST, sendRequest, type TestResponse, type TestRequest } from './send-request.ts';
import type { StartWebServer } from './web-servers.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${HOST}` };
/** Headers that differ between connections. */
const OF_CONNECTION = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

function requests(): TestRequest[] {
  const [product = ''] = Object.keys(content.enquiryForm().products);
  const post = (body: string) => ({ path: '/enquiries', method: 'POST', headers: FORM, body });
  const { headers } = post('');
  const paths = [
    ROUTES.home,
    `${ROUTES.about}.html`,
    `${ROUTES.products}/a%20b`,
    `${ROUTES.contact}?product=${product}`,
    '/static/none.js?a=b',
    '/social/home.jpg',
    '/contact.vcf',
    '/healthz',
  ];
  return [
    ...paths.map((path) => ({ path })),
    { path: ROUTES.about, headers: { 'accept-encoding': 'br' } },
    { path: '/enquiries', headers: { accept: 'text/html' } },
    { path: ROUTES.home, method: 'PUT', headers },
    post('name=Asha'),
    post('x'.repeat(70_000)),
  ];
}

/** Returns the body without the identifier that each rendered form has. */
const withoutIds = ({ body }: TestResponse) => body.toString('latin1').replace(/[\da-f-]{36}/g, '');

/** Returns the first difference between a response and that of the site's server itself. */
function findDifference(response: TestResponse, own: TestResponse): string | undefined {
  if (response.status !== own.status) return `the status ${response.status}, not ${own.status}`;
  const name = Object.keys(own.headers).find(
    (name) => !OF_CONNECTION.includes(name) && response.headers[name] !== own.headers[name],
  );
  if (name !== undefined) return `${name}: ${String(response.headers[name])}`;
  return withoutIds(response) === withoutIds(own) ? undefined : 'another body';
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
 * Starts a web server with a configuration of the build. Checks that it forwards requests and responses unchanged, and
 * that it shows a page while the site's server does not run. Returns a line for each fault.
 */
export async function tryWebServer(start: StartWebServer): Promise<string[]> {
  const own = await startSiteServer({
    SITE_URL: `https://${HOST}`,
    TRUSTED_PROXIES: '1',
    ENQUIRY_LIMITS: '2/10m,100/1m',
  });
  try {
    const server = new URL(own.url.replace('localhost', '127.0.0.1'));
    const webServer = await start(server);
    try {
      const faults: string[] = [];
      for (const request of requests()) {
        const response = await sendRequest(webServer.origin, request);
        const difference = findDifference(response, await sendRequest(server, request));
        if (difference !== undefined)
          faults.push(`${request.method ?? 'GET'} ${request.path} is answered with ${difference}`);
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
