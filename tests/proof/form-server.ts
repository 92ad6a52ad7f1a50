/**
 * The server without the built site: the form, the health routes, and nothing else. For the short
 * form of the proof, which needs no built site.
 */
import * as content from '../../src/records/content.ts';
import { openEnquiries } from '../../src/enquiries/enquiries.ts';
import { createServer } from '../../src/server/create-server.ts';
import { storePiece } from '../../src/server/gzip-pieces.ts';
import { createLogger } from '../../src/server/log.ts';
import { parseServerSettings } from '../../src/server/settings.ts';
import { endInOrder } from '../../src/server/stop.ts';

const settings = parseServerSettings(process.env);
const logger = createLogger();
const enquiries = await openEnquiries(settings.enquiries, logger);
const app = await createServer(
  {
    siteUrl: settings.siteUrl,
    enquiries,
    offers: new Map(Object.entries(content.productOffers())),
    site: {
      folder: import.meta.dirname,
      pages: new Map(),
      assets: new Map(),
      notFound: undefined,
      inMemory: new Map(),
    },
    framedPages: {
      notFound: () => [storePiece('<title>Not found</title>')],
      contact: () => [storePiece('<title>Contact</title>')],
    },
  },
  { trustedProxies: settings.trustedProxies, logger },
);
endInOrder(app, enquiries, logger);
await app.listen({ host: settings.host, port: settings.port });
