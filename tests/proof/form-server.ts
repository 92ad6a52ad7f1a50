/**
 * The server without the built site: the form, the health routes, and nothing else. For the short
 * form of the proof, which needs no built site.
 */
import * as content from '../../src/records/content.ts';
import { openEnquiries } from '../../src/enquiries/enquiries.ts';
import { createServer } from '../../src/server/create-server.ts';
import { storePiece } from '../../src/server/gzip-pieces.ts';
import { createLogger } from '../../src/server/log.ts';
import { createNoticeSender } from '../../src/server/notice.ts';
import { parseServerSettings } from '../../src/server/settings.ts';
import { endInOrder } from '../../src/server/stop.ts';

const settings = parseServerSettings(process.env, content.enquiryRecords());
const logger = createLogger();
const enquiries = await openEnquiries(settings.enquiries, logger);
const words = content.serverWords();
const app = await createServer(
  {
    siteUrl: settings.siteUrl,
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
    enquiries,
    offers: new Map(),
    enquiryTexts: settings.enquiries.texts,
    words,
    sendNotice: createNoticeSender(content.company(), words),
  },
  { trustedProxies: settings.trustedProxies, logger },
);
endInOrder(app, enquiries, logger);
await app.listen({ host: settings.host, port: settings.port });
