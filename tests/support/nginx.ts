import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './free-port.ts';
import { endProcess, waitForAnswer } from './wait-for-answer.ts';

const NGINX = '/usr/sbin/nginx';

/** Whether Debian's nginx is installed. */
export const HAS_NGINX = existsSync(NGINX);

type Nginx = {
  /** Replaces port 80. */
  readonly port: number;
  /** Replaces port 443. */
  readonly securePort: number;
  stop: () => Promise<void>;
};

/** Starts nginx with server blocks for ports 80 and 443, which are replaced by free ports of 127.0.0.1. */
export async function startNginx(serverBlocks: string): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const securePort = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const settings = [
    // Started by root, its workers would run as another user, who cannot read every folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    serverBlocks
      // Not every machine that runs the tests has IPv6.
      .replaceAll(/listen \[::\]:[^;]+;/g, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${securePort} `),
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, settings.join('\n'));
  const nginx = spawn(NGINX, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await waitForAnswer(`http://127.0.0.1:${port}/`, nginx).catch((error: unknown) => {
    throw new Error(`nginx did not start:\n${errors}`, { cause: error });
  });
  return {
    port,
    securePort,
    stop: async () => {
      await endProcess(nginx, 'SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}
