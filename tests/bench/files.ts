import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { readBuiltHtml } from '../support/built-site.ts';
import { HAS_NGINX, startNginx } from '../support/nginx.ts';
import { startSiteServer } from '../support/site-server.ts';
import type { BenchResult } from './bench-part.ts';
import { compareLoads, describeLoad, LOAD_METHOD, loadInTurns } from './load.ts';

/** nginx as a plain static host, serving the same files as the server. */
const nginxBlock = (root: string) => `
server {
  listen 80;
  root ${root};
  gzip_static on;
  brotli_static on;
  location / { try_files $uri $uri.html $uri/index.html =404; }
}`;

/**
 * Returns the first picture that Home refers to. In the props of islands, its URL has the placeholder `{width}` and
 * does not match.
 */
function findPicture(): string {
  const [found] = readBuiltHtml(ROUTES.home).match(/\/static\/pictures\/[^\s",{]+\.avif/) ?? [];
  if (found === undefined) throw new Error('Home names no picture: measure another page.');
  return found;
}

/** Measures the server against Debian's nginx on the same files. */
export async function benchFiles(): Promise<BenchResult> {
  if (!HAS_NGINX) {
    throw new Error(
      'There is no nginx to measure against: install nginx-light and libnginx-mod-http-brotli-static (Debian).',
    );
  }
  const site = await startSiteServer();
  const nginx = await startNginx(nginxBlock(path.join(realpathSync('dist'), 'client')));
  const ofServer = { origin: site.url, pid: site.pid };
  const ofNginx = { origin: `http://127.0.0.1:${nginx.port}`, pid: nginx.pid };
  const files = [
    { what: 'a page (Home)', path: ROUTES.home },
    { what: 'a page (Contact)', path: ROUTES.contact },
    { what: 'a picture', path: findPicture() },
  ].map(({ what, path }) => ({
    what,
    server: { ...ofServer, path },
    nginx: { ...ofNginx, path },
  }));
  try {
    const loads = await loadInTurns(files.flatMap(({ server, nginx }) => [server, nginx]));
    const faults = [...loads]
      .filter(([, { errors, ok }]) => errors > 0 || ok === 0)
      .map(([{ origin, path }]) => `${origin}${path} was not answered with 200 each time.`);
    const rows = files.flatMap(({ what, server, nginx }) => {
      const [ours, theirs] = [loads.get(server), loads.get(nginx)];
      return ours && theirs
        ? [
            {
              what,
              found: describeLoad(ours),
              against: `nginx: ${describeLoad(theirs)}`,
              ratio: compareLoads(ours, theirs),
            },
          ]
        : [];
    });
    return {
      rows,
      method: `The server beside Debian's nginx (one worker) on the same files, ${LOAD_METHOD}. The load comes from one thread of the same machine, which is what limits nginx: its CPU time for an answer tells more than its rate.`,
      faults,
    };
  } finally {
    await nginx.stop();
    await site.stop();
  }
}
