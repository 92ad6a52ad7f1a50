import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { startServer } from './server-process.ts';

/** The built site on a server with its own database and mail server. */
export type SiteServer = {
  /** Origin, such as `http://localhost:40123`. */
  url: string;
  mailCatcher: MailCatcher;
  stop: () => Promise<void>;
};

/** Starts the built site on a free port. `settings` adds to or overrides its environment. */
export async function startSiteServer(settings: Record<string, string> = {}): Promise<SiteServer> {
  if (!existsSync('dist')) throw new Error('Nothing is built yet: run "npm run build" first.');
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const mailCatcher = await startMailCatcher();
  const server = await startServer({
    DATABASE_URL: `file:${path.join(folder, 'enquiries.db')}`,
    SMTP_URL: mailCatcher.url,
    ...settings,
  });
  // Browsers treat `localhost` as a secure context, like https.
  const url = server.url.replace('127.0.0.1', 'localhost');
  return {
    url,
    mailCatcher,
    stop: async () => {
      await server.stop();
      await mailCatcher.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
