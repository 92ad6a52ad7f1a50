import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ENQUIRY_PATH } from '../../src/records/enquiry.ts';
import { PRODUCT_SEARCH_PATH, ROUTES } from '../../src/records/routes.ts';
import { findFreePort } from '../support/free-port.ts';
import { HAS_NGINX, startNginx } from '../support/nginx.ts';
import { NpmScript } from '../support/npm-script.ts';
import { startSiteServer } from '../support/site-server.ts';

/** What docs/guides/deployment.md tells to type and to set is taken from it word for word. */
const guide = readFileSync('docs/guides/deployment.md', 'utf8');
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );
const [proxyBlock = '', staticBlock = ''] = blocksOf('nginx');
const PAGE_PATHS = [...Object.values(ROUTES), PRODUCT_SEARCH_PATH, '/products/acetone'];
const SITE_HOST = 'www.your-company.in';

test.describe.configure({ timeout: 300_000 });

/** A request whose host header is any; `fetch` sets it itself. */
async function ask(
  port: number,
  host: string,
  options: { path?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<IncomingMessage & { body: string }> {
  const sent = request({
    port,
    host: '127.0.0.1',
    path: options.path ?? '/',
    method: options.body === undefined ? 'GET' : 'POST',
    headers: { host, ...options.headers },
  }).end(options.body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return Object.assign(answer, { body: await text(answer) });
}

test('the files that the guide lists serve the site elsewhere', async () => {
  // Within the project: packages are found from there, and need not be installed again.
  await mkdir('.cache/trials', { recursive: true });
  const folder = await mkdtemp(path.resolve('.cache/trials/deployed-'));
  const commands = blocksOf('sh').find((block) => block.includes('/srv/website')) ?? '';
  const copying = commands.split('\n').filter((line) => /^(mkdir|cp) /.test(line));
  expect(copying).toHaveLength(2);
  const { status } = spawnSync('sh', [
    '-ec',
    copying.join('\n').replaceAll('/srv/website', folder),
  ]);
  expect(status).toBe(0);
  try {
    for (const command of ['serve', 'start']) {
      const port = String(await findFreePort());
      const script = new NpmScript(folder, command, {
        HOST: '127.0.0.1',
        PORT: port,
        SMTP_URL: '',
      });
      try {
        const url = await script.waitFor(/served at (http:\S+)/);
        for (const pagePath of PAGE_PATHS) {
          expect((await fetch(url + pagePath)).status, `${command}: ${pagePath}`).toBe(200);
        }
        const missing = await fetch(`${url}/badpage`);
        expect(missing.status).toBe(404);
        expect(await missing.text()).toContain('/badpage');
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        expect(await script.signal('SIGTERM')).toBe(0);
      } finally {
        await script.killAll();
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.describe('the nginx of the guide', () => {
  test.skip(!HAS_NGINX, 'nginx-light and libnginx-mod-http-brotli-static are not installed');

  test('in front of the server, lets nobody invent an address', async () => {
    const site = await startSiteServer({
      SITE_URL: `https://${SITE_HOST}`,
      TRUSTED_PROXIES: '1',
      ENQUIRY_LIMITS: '2/10m,100/1m',
    });
    const nginx = await startNginx(
      proxyBlock.replaceAll('http://127.0.0.1:4321', site.url.replace('localhost', '127.0.0.1')),
    );
    try {
      const send = (round: number, origin: string) =>
        ask(nginx.port, SITE_HOST, {
          path: ENQUIRY_PATH,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-for': `203.0.113.${round}`,
            origin,
          },
          body: `name=Asha&email=asha%40example.com&message=Ten+drums+of+toluene+${round}`,
        });
      const statuses = [];
      for (let round = 1; round <= 4; round += 1) {
        statuses.push((await send(round, `https://${SITE_HOST}`)).statusCode);
      }
      expect(statuses).toEqual([303, 303, 429, 429]);
      expect((await send(5, 'https://evil.example')).statusCode).toBe(403);

      const apex = await ask(nginx.port, SITE_HOST.replace('www.', ''), {
        path: `${ROUTES.contact}?a`,
      });
      expect(apex.statusCode).toBe(301);
      expect(apex.headers.location).toBe(`http://${SITE_HOST}${ROUTES.contact}?a`);
    } finally {
      await nginx.stop();
      await site.stop();
    }
  });

  test('as a plain static host, serves every page, compressed, and the 404 page', async () => {
    const root = path.join(realpathSync('dist'), 'client');
    const nginx = await startNginx(staticBlock.replace('/var/www/website', root));
    try {
      for (const pagePath of PAGE_PATHS) {
        const file = pagePath === '/' ? 'index' : pagePath.slice(1);
        const plain = await ask(nginx.port, 'any', { path: pagePath });
        expect(plain.statusCode, pagePath).toBe(200);
        expect(plain.headers['content-type']).toMatch(/^text\/html/);
        expect(plain.body).toBe(readFileSync(path.join(root, `${file}.html`), 'utf8'));
        for (const [encoding, ending] of [
          ['br', 'br'],
          ['gzip', 'gz'],
        ] as const) {
          const { headers } = await ask(nginx.port, 'any', {
            path: pagePath,
            headers: { 'accept-encoding': encoding },
          });
          expect(headers['content-encoding'], `${pagePath}, ${ending}`).toBe(encoding);
        }
      }
      const folder = await ask(nginx.port, 'any', { path: '/products' });
      expect(folder.statusCode).toBe(301);
      expect(folder.headers.location).toMatch(new RegExp(`${ROUTES.products}$`));
      const missing = await ask(nginx.port, 'any', { path: '/badpage' });
      expect(missing.statusCode).toBe(404);
      expect(missing.body).toBe(readFileSync(path.join(root, '404.html'), 'utf8'));
    } finally {
      await nginx.stop();
    }
  });
});
