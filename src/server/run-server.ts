import { once } from 'node:events';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import * as content from '../records/content.ts';
import { openEnquiries } from '../enquiries/enquiries.ts';
import type { Environment } from '../records/read-settings.ts';
import { holdBuild, requireBuild } from './build-info.ts';
import { createServer } from './create-server.ts';
import { readFramedPages } from './framed-pages.ts';
import { createLogger } from './log.ts';
import { createMetrics } from './metrics.ts';
import {
  listenError,
  parseServerSettings,
  serverWarnings,
  type ServerSettings,
} from './settings.ts';
import { readSiteFiles } from './site-files.ts';
import { endInOrder } from './stop.ts';

/** Addresses that mean "every address of this machine"; nobody can open them in a browser. */
const ANY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];

/** Throws a SettingError if the address cannot be listened on: before a long build, a word or a database. */
export async function checkAddress({ host, port }: ServerSettings): Promise<void> {
  const probe = createProbe().listen({ host, port });
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, host, port);
  });
  probe.close();
  await once(probe, 'close');
}

/** The address that a person at this machine can open. */
function clickableAddress(host: string, port: number): string {
  if (ANY_ADDRESS.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Serves the built site until a signal stops it. Throws an error whose message is for the person who starts it. */
export async function runServer(environment: Environment): Promise<void> {
  const settings = parseServerSettings(environment);
  const { host, port, siteUrl, metricsToken, trustedProxies } = settings;
  const build = requireBuild();
  holdBuild(build);
  await checkAddress(settings);
  const logger = createLogger();
  const enquiries = await openEnquiries(settings.enquiries, logger);
  try {
    const dependencies = {
      siteUrl,
      enquiries,
      offers: new Map(Object.entries(content.productOffers())),
      site: readSiteFiles(build.folder),
      framedPages: readFramedPages(build.folder),
      metrics: metricsToken === undefined ? undefined : createMetrics(metricsToken, enquiries),
    };
    for (const warning of serverWarnings(settings)) logger.warn(warning);
    const app = await createServer(dependencies, { trustedProxies, logger });
    endInOrder(app, enquiries, logger);
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw listenError(error, host, port);
    });
    if (build.siteUrl !== siteUrl.origin) {
      logger.warn(
        `SITE_URL is ${siteUrl.origin}, but the pages were built with ${build.siteUrl} in ` +
          'their links. Run "npm run build" with the new SITE_URL to change them.',
      );
    }
    const { port: listened } = app.server.address() as AddressInfo;
    console.log(`The site is served at ${clickableAddress(host, listened)}`);
  } catch (error) {
    await enquiries.close();
    throw error;
  }
}

/** Ends the process because of an error at start: one line that says why, exit code 1. */
export function exitWithError(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  process.exit(1);
}
