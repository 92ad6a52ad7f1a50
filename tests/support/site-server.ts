import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FRONTS, type FrontName } from '../deploy/fronts.ts';
import { findFreePort } from './free-port.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { endProcess, waitForAnswer } from './wait-for-answer.ts';

/** The built site, served as in production, with a database and a mail server of its own. */
export type SiteServer = {
  /** Origin, such as `http://localhost:40123`. */
  url: string;
  pid: number;
  /** The mail server that takes what the site sends. */
  mailCatcher: MailCatcher;
  stop: () => Promise<void>;
};

const SERVER = 'dist/server/main.js';

/** Starts the built site on a free port. `settings` adds to or overrides its environment. */
export async function startSiteServer(settings: Record<string, string> = {}): Promise<SiteServer> {
  if (!existsSync(SERVER)) throw new Error('Nothing is built yet: run "npm run build" first.');
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const mailCatcher = await startMailCatcher();
  // "npm run try:deploy" has the same asked through another web server.
  const frontName = process.env['SITE_FRONT'] as FrontName | undefined;
  const port = await findFreePort();
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: `file:${path.join(folder, 'enquiries.db')}`,
      SMTP_URL: mailCatcher.url,
      ENQUIRY_LIMITS: 'off',
      ...(frontName && { TRUSTED_PROXIES: '1' }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const url = `http://localhost:${port}`;
  await waitForAnswer(`${url}/healthz`, {
    server,
    complaint: () => `The built site did not start on ${url}. It printed:\n${output}`,
  });
  const front = frontName && (await FRONTS[frontName].start(new URL(url)));
  return {
    url: front?.plain.origin ?? url,
    pid: server.pid ?? Number.NaN,
    mailCatcher,
    stop: async () => {
      await front?.stop();
      await endProcess(server, 'SIGTERM');
      await mailCatcher.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
