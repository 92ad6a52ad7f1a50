import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../src/records/routes.ts';
import { readBuiltPage } from '../support/built-site.ts';
import { HAS_NGINX, startNginx } from '../support/nginx.ts';
import { startSiteServer } from '../support/site-server.ts';
import { count, times, type BenchResult, type BenchRow } from './bench-part.ts';
import { loadServer, type Load } from './load.ts';

const SECONDS = 8;

/** nginx as on a plain static host, on the files that the server has. */
const nginxBlock = (root: string) => `
server {
  listen 80;
  root ${root};
  gzip_static on;
  brotli_static on;
  location / { try_files $uri $uri.html $uri/index.html =404; }
}`;

/** The smallest cut of the first picture on Home. */
function findPicture(): string {
  const source = readBuiltPage(ROUTES.home).querySelector('source[type="image/avif"]');
  const [first] = source?.getAttribute('srcset')?.split(' ') ?? [];
  if (first === undefined) throw new Error('Home has no picture: benchmark another page.');
  return first;
}

function describe({ perSecond, p99, cpuPerAnswer }: Load): string {
  const cpu = cpuPerAnswer === undefined ? '' : `, ${cpuPerAnswer.toFixed(0)} µs of CPU each`;
  return `${count(perSecond)} a second, p99 ${p99} ms${cpu}`;
}

/** The server beside Debian's nginx on the same files. */
export async function benchFiles(): Promise<BenchResult> {
  if (!HAS_NGINX) {
    throw new Error(
      'There is no nginx to measure against: install nginx-light and libnginx-mod-http-brotli-static (Debian).',
    );
  }
  const site = await startSiteServer();
  const nginx = await startNginx(nginxBlock(path.join(realpathSync('dist'), 'client')));
  const rows: BenchRow[] = [];
  const faults: string[] = [];
  try {
    const targets = [
      { what: 'a page (Home)', path: ROUTES.home },
      { what: 'a page (Contact)', path: ROUTES.contact },
      { what: 'a picture', path: findPicture() },
    ];
    for (const { what, ...target } of targets) {
      const ours = await loadServer(site.url, site.pid, target, SECONDS);
      const origin = `http://127.0.0.1:${nginx.port}`;
      const theirs = await loadServer(origin, nginx.pid, target, SECONDS);
      for (const [name, load] of Object.entries({ server: ours, nginx: theirs })) {
        if (load.errors === 0 && load.ok > 0) continue;
        faults.push(`The ${name} did not answer every request for ${target.path} with 200.`);
      }
      const cpu =
        ours.cpuPerAnswer === undefined || theirs.cpuPerAnswer === undefined
          ? ''
          : `, CPU ${times(ours.cpuPerAnswer, theirs.cpuPerAnswer)}`;
      rows.push({
        what,
        found: describe(ours),
        against: `nginx: ${describe(theirs)}`,
        ratio: `rate ${times(ours.perSecond, theirs.perSecond)}${cpu}`,
      });
    }
  } finally {
    await nginx.stop();
    await site.stop();
  }
  return {
    rows,
    method: `The server beside Debian's nginx (one worker) on the same files, one after the other, ${SECONDS} s each over 20 connections. The load comes from one thread on the same machine, which is what limits nginx: its CPU time for an answer tells more than the rate.`,
    faults,
  };
}
