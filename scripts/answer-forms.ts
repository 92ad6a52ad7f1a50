import type { IncomingMessage } from 'node:http';
import type { AstroIntegration } from 'astro';
import { openEnquiries, type Enquiries } from '../src/enquiries/open-enquiries.ts';
import * as content from '../src/records/content.ts';
import { ENQUIRY_PATH } from '../src/records/enquiries/enquiry.ts';
import { PRODUCT_PARAMETER, REFERENCE_PARAMETER, ROUTES } from '../src/records/addresses/routes.ts';
import type { RenderForm } from '../src/server/render-contact.ts';
import { createServer } from '../src/server/index.ts';
import { createLogger } from '../src/server/create-logger.ts';
import { parseServerSettings } from '../src/server/server-settings.ts';

/** Kept apart from the enquiries of `npm start`. */
const DATABASE_URL = 'file:./data/development.db';
/** The module that renders the form. Vite loads it, and anew after each change. */
const FORM_MODULE = '/src/web/contact/render-enquiry-form.tsx';

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
          const { renderEnquiryForm } = (await server.ssrLoadModule(FORM_MODULE)) as {
            renderEnquiryForm: RenderForm;
          };
          const { siteUrl, trustedProxies } = readSettings();
          const app = await createServer({
            settings: { siteUrl, trustedProxies, metricsToken: undefined },
            enquiries,
            site: await readContactPage(origin),
            renderForm: renderEnquiryForm,
            logger,
          });
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
              app.routing(request, response);
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

/** A site of one page: Contact as the development server makes it now. */
async function readContactPage(origin: string) {
  const response = await fetch(origin + ROUTES.contact);
  const plain = { body: Buffer.from(await response.arrayBuffer()), headers: {} };
  const contact = { plain, twins: {}, etag: '' };
  return { pages: new Map([[ROUTES.contact, contact]]), assets: new Map(), notFound: '' };
}
