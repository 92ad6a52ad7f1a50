import type { IncomingMessage } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';
import { openEnquiries, type Enquiries } from '../src/enquiries/enquiries.ts';
import * as content from '../src/records/content.ts';
import { ENQUIRY_PATH } from '../src/records/enquiry.ts';
import { FRAME_STATES, FRAMES_FOLDER, type FrameName } from '../src/records/frames.ts';
import { PRODUCT_PARAMETER, REFERENCE_PARAMETER, ROUTES } from '../src/records/routes.ts';
import { createContactFiller } from '../src/server/contact-frames.ts';
import { createServer } from '../src/server/create-server.ts';
import { createLogger } from '../src/server/log.ts';
import { parseServerSettings } from '../src/server/settings.ts';
import type { SiteFile } from '../src/server/site-files.ts';

/** Kept apart from the enquiries of `npm start`. */
const DATABASE_URL = 'file:./data/development.db';
const FRAME_NAMES = Object.keys(FRAME_STATES) as FrameName[];

/**
 * Lets the development server answer what the real server answers about enquiries, through that
 * server's own routes: the posted form, and the Contact page about a product or an enquiry.
 */
export function answerForms(): AstroIntegration {
  return {
    name: 'answer-forms',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const logger = createLogger();
        const environment = { DATABASE_URL, ...process.env };
        const readSettings = () => parseServerSettings(environment);
        const enquiries = await openEnquiries(readSettings().enquiries, logger);
        server.middlewares.use((request, response, next) => {
          const { localAddress = '', localPort } = request.socket;
          const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
          const origin = `http://${host}:${localPort}`;
          isAboutEnquiry(request, enquiries)
            .then(async (isOurs) => {
              if (!isOurs) return next();
              // Records and pages may have changed since the last one.
              const app = await assemble(
                readSettings(),
                enquiries,
                await readFrames(origin),
                logger,
              );
              app.server.emit('request', request, response);
            })
            .catch(next);
        });
      },
    },
  };
}

/** Whether a request is one that the real server does not answer with a file of the site. */
async function isAboutEnquiry(request: IncomingMessage, enquiries: Enquiries): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === ENQUIRY_PATH) return true;
  if (pathname !== ROUTES.contact) return false;
  const reference = searchParams.get(REFERENCE_PARAMETER);
  if (reference !== null && (await enquiries.exists(reference))) return true;
  return Object.hasOwn(content.productOffers(), searchParams.get(PRODUCT_PARAMETER) ?? '');
}

/** The frames as the pages are now; a build renders and keeps them. */
async function readFrames(origin: string): Promise<Record<FrameName, string>> {
  const read = async (name: FrameName) => {
    const response = await fetch(`${origin}/${FRAMES_FOLDER}/${name}`);
    return [name, await response.text()] as const;
  };
  return Object.fromEntries(await Promise.all(FRAME_NAMES.map(read))) as Record<FrameName, string>;
}

async function assemble(
  { siteUrl }: ReturnType<typeof parseServerSettings>,
  enquiries: Enquiries,
  frames: Record<FrameName, string>,
  logger: ReturnType<typeof createLogger>,
): Promise<FastifyInstance> {
  // The policy of a built page would block Vite's styles and scripts.
  const headers = { 'content-security-policy': "frame-ancestors 'none'" };
  const contact: SiteFile = { file: '', headers, unsaid: [], encodings: [] };
  const site = {
    folder: process.cwd(),
    pages: new Map([[ROUTES.contact, contact]]),
    assets: new Map(),
    notFound: undefined,
    inMemory: new Map(),
  };
  const framedPages = { notFound: () => [], contact: createContactFiller((name) => frames[name]) };
  const offers = new Map(Object.entries(content.productOffers()));
  const app = await createServer(
    { siteUrl, enquiries, offers, site, framedPages },
    { trustedProxies: 0, logger },
  );
  await app.ready();
  return app;
}
