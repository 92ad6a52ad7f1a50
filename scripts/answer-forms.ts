import type { IncomingMessage } from 'node:http';
import type { AstroIntegration } from 'astro';
import { openEnquiries, type Enquiries } from '../src/enquiries/enquiries.ts';
import * as content from '../src/records/content.ts';
import { ENQUIRY_PATH } from '../src/records/enquiries/enquiry.ts';
import { FRAME_STATES, FRAMES_FOLDER } from '../src/records/enquiries/frames.ts';
import { PRODUCT_PARAMETER, REFERENCE_PARAMETER, ROUTES } from '../src/records/addresses/routes.ts';
import { createContactFiller } from '../src/server/contact-frames.ts';
import { createServer } from '../src/server/create-server.ts';
import { createLogger } from '../src/server/log.ts';
import { parseServerSettings } from '../src/server/settings.ts';

/** Kept apart from the enquiries of `npm start`. */
const DATABASE_URL = 'file:./data/development.db';
/** The policy of a built page would block Vite's styles and scripts. */
const CONTACT_HEADERS = { 'content-security-policy': "frame-ancestors 'none'" };
const SITE = {
  folder: process.cwd(),
  pages: new Map([
    [ROUTES.contact, { file: '', headers: CONTACT_HEADERS, unsaid: [], encodings: [] }],
  ]),
  assets: new Map(),
  notFound: undefined,
  inMemory: new Map(),
};

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
        const readSettings = () => parseServerSettings({ DATABASE_URL, ...process.env });
        const enquiries = await openEnquiries(readSettings().enquiries, logger);
        /** The real server with records and pages as they are now. */
        const assemble = async (origin: string) => {
          const frames = await readFrames(origin);
          const contact = createContactFiller((name) => frames.get(name) ?? '');
          const offers = new Map(Object.entries(content.productOffers()));
          const { siteUrl } = readSettings();
          const framedPages = { notFound: () => [], contact };
          const app = await createServer(
            { siteUrl, enquiries, offers, site: SITE, framedPages },
            { trustedProxies: 0, logger },
          );
          await app.ready();
          return app;
        };
        server.middlewares.use((request, response, next) => {
          const { localAddress = '', localPort } = request.socket;
          const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
          isAboutEnquiry(request, enquiries)
            .then(async (isOurs) => {
              if (!isOurs) return next();
              const app = await assemble(`http://${host}:${localPort}`);
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
async function readFrames(origin: string): Promise<Map<string, string>> {
  const read = async (name: string) => {
    const response = await fetch(`${origin}/${FRAMES_FOLDER}/${name}`);
    return [name, await response.text()] as const;
  };
  return new Map(await Promise.all(Object.keys(FRAME_STATES).map(read)));
}
