/**
 * `npm run dev`: serves the pages with live reload and the editor of their records, on `PORT` (default
 * 4321) and `HOST` (default localhost). The server of the last build answers the form, on the next port.
 * `npm run edit` (`--edit`) listens on this machine only, starts with mistakes in records too, and answers
 * under the public name `EDIT_HOST` of a proxy that asks for a password. `MALLOC_ARENA_MAX` there keeps
 * glibc from holding 300 MB of freed memory. Exits when the npm that started it exits.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { dev } from 'astro';
import type { Plugin } from 'vite';
import { ENQUIRY_PATH } from '../src/records/enquiries/enquiry.ts';
import { givenSetting } from '../src/settings/read-settings.ts';
import { LOOPBACK_HOST } from '../src/settings/site-url.ts';
import { findBuild } from '../src/settings/build-info.ts';
import { SVG_POLICY } from '../src/markup/svg-policy.ts';
import { parseAddress } from '../src/server/server-settings.ts';
import { exitWithError } from '../src/settings/exit-with-error.ts';
import { editor } from '../src/editor/integration.ts';
import { endWithNpm } from '../src/build/npm-parent.ts';
import { reloadOnContent } from '../src/build/reload-on-content.ts';

/** Another database than that of `npm start`. */
const DATABASE_URL = 'file:./data/development.db';

/** Sends drawings with the policy that the server of a build sends with them. */
const svgPolicy: Plugin = {
  name: 'svg-policy',
  configureServer: ({ middlewares }) => {
    middlewares.use(({ url = '' }, response, next) => {
      if (/\.svg($|\?)/.test(url)) response.setHeader('Content-Security-Policy', SVG_POLICY);
      next();
    });
  },
};

const end = (): never => process.exit(0);

/** Starts the server of the last build. It ends with this process. */
function startServer(address: { host: string; port: number }): void {
  const build = findBuild();
  if (!build) {
    console.log('Run "npm run build" once and start again to try the form.');
    return;
  }
  const settings = { HOST: address.host, PORT: String(address.port), NODE_ENV: 'production' };
  const server = spawn(process.execPath, [path.join(build.folder, 'server/main.js')], {
    stdio: 'inherit',
    env: { DATABASE_URL, ...process.env, ...settings },
  });
  process.on('exit', () => server.kill());
}

try {
  const isForEditing = process.argv.includes('--edit');
  const HOST = (!isForEditing && process.env['HOST']) || 'localhost';
  const { host, port } = parseAddress({ ...process.env, HOST });
  const publicHost = givenSetting(process.env, 'EDIT_HOST');
  endWithNpm(end);
  // Exits at once, because Vite would wait for open connections.
  process.on('SIGINT', end).on('SIGTERM', end);
  process.env['NODE_ENV'] = 'development';
  // In another process, because typesetting takes a gigabyte, which the process would keep.
  const preparation = spawn(process.execPath, ['scripts/prepare.ts'], { stdio: 'inherit' });
  process.on('exit', () => preparation.kill());
  await once(preparation, 'exit');
  if (preparation.exitCode !== 0 && !isForEditing) process.exit(1);
  if (!isForEditing) startServer({ host, port: port + 1 });
  // The server compares the form's origin with the host that the browser asked for.
  const target = { target: `http://${host}:${port + 1}`, changeOrigin: false };
  const proxy = { [ENQUIRY_PATH]: target };
  await dev({
    server: { host, port },
    // The server of a build redirects addresses that end with a slash; this one would answer 404.
    trailingSlash: 'ignore',
    // The editor has no accounts, so it answers only this machine.
    integrations: [reloadOnContent, ...(LOOPBACK_HOST.test(host) ? [editor(publicHost)] : [])],
    devToolbar: { enabled: !isForEditing },
    vite: { plugins: [svgPolicy], server: { proxy, allowedHosts: publicHost ? [publicHost] : [] } },
  });
} catch (error) {
  exitWithError(error);
}
