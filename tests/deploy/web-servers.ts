import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireBuild } from '../../src/settings/build-info.ts';
import { findFreePort } from '../support/free-port.ts';
import { HAS_NGINX, startNginx } from '../support/nginx.ts';
import { HOST, sendRequest } from './send-request.ts';

const START_LIMIT_MS = 30_000;
const CADDY = process.env['CADDY'] ?? '/usr/bin/caddy';

/** A web server as a reverse proxy of ours, with a configuration from the build. */
type WebServer = {
  /** The site's origin, on a port of this machine. */
  readonly origin: URL;
  stop: () => Promise<void>;
};

/** The web servers that the build has configurations for. */
export const WEB_SERVERS = {
  nginx: { isInstalled: HAS_NGINX, start: startNginxAsProxy },
  Caddy: { isInstalled: existsSync(CADDY), start: startCaddyAsProxy },
} as const;
export type StartWebServer = (own: URL) => Promise<WebServer>;

/** Creates a self-signed certificate. */
function makeCertificate(folder: string, host: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'].concat([
      '-days',
      '2',
      '-subj',
      `/CN=${host}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { certificate, key };
}

/** Links to the build from a folder of the operating system, as on a server: a clone's path may contain a space. */
async function linkBuild(folder: string): Promise<string> {
  const current = path.join(folder, 'current');
  await symlink(requireBuild().folder, current);
  return current;
}

async function startNginxAsProxy(own: URL): Promise<WebServer> {
  const build = requireBuild();
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const current = await linkBuild(folder);
  const { certificate, key } = makeCertificate(folder, HOST);
  const settings = readFileSync(path.join(build.folder, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/website/current', current)
    .replaceAll('127.0.0.1:4321', own.host)
    .replaceAll(/\S+\/fullchain\.pem/g, certificate)
    .replaceAll(/\S+\/privkey\.pem/g, key);
  const nginx = await startNginx(settings);
  return {
    origin: new URL(`https://${HOST}:${nginx.securePort}`),
    stop: async () => {
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function startCaddyAsProxy(own: URL): Promise<WebServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const current = await linkBuild(folder);
  const [port, securePort] = [await findFreePort(), await findFreePort()];
  const file = path.join(folder, 'Caddyfile');
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'auto_https disable_redirects',
    // The same client address for all requests, because limits count by it.
    'default_bind 127.0.0.1',
    `http_port ${port}`,
    `https_port ${securePort}`,
  ];
  await writeFile(file, `{\n${options.join('\n')}\n}\nimport ${current}/deploy/Caddyfile\n`);
  const caddy = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      WEBSITE_ADDRESS: `https://${HOST}`,
      WEBSITE_FOLDER: current,
      WEBSITE_WAIT: '1s',
      WEBSITE_SERVER: own.host,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  caddy.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const origin = new URL(`https://${HOST}:${securePort}`);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await sendRequest(origin, { path: '/' }).catch(() => undefined))) {
    if (caddy.exitCode !== null || Date.now() > deadline) {
      caddy.kill('SIGKILL');
      throw new Error(`Caddy did not start:\n${errors}`);
    }
    await pause(100);
  }
  return {
    origin,
    stop: async () => {
      caddy.kill('SIGTERM');
      await once(caddy, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
