import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Enquiries, EnquiryOutcome } from '../../src/enquiries/enquiries.ts';
import type { EnquiryPageState } from '../../src/records/enquiries/enquiry-page.ts';
import type { SubmittedForm } from '../../src/records/enquiries/enquiry.ts';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { createServer } from '../../src/server/create-server.ts';
import type { FramedPages } from '../../src/server/framed-pages.ts';
import { storePiece, type Piece } from '../../src/server/gzip-pieces.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { pagePath, POLICIES_FILE, readSiteFiles } from '../../src/server/site-files.ts';

/** What each page of the small site says in its policy, so that tests see which page's policy came. */
export function testPolicy(page: string): string {
  return `default-src 'self'; script-src 'sha256-${page}'`;
}

/** The files of the small site, with what is in them. */
export const TEST_FILES: Readonly<Record<string, string>> = {
  'index.html': `<title>Home</title>${'home '.repeat(300)}`,
  [`${ROUTES.products.slice(1)}.html`]: '<title>Products</title>',
  [`${ROUTES.products.slice(1)}/search.html`]: '<title>Products, search</title>',
  [`${ROUTES.contact.slice(1)}.html`]: '<title>Contact</title>',
  '404.html': '<title>Not found</title>/badpage',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'static/js/menu.4f2a.js': `/* ${'script '.repeat(200)} */`,
  'static/pictures/ship.1234.avif': 'not really a picture',
  'data-sheets/toluene-data-sheet.pdf': '%PDF-1.7 0123456789',
  'brochure/brochure.webp': 'not really a picture',
  'social/home.jpg': 'not really a picture',
  '.secret': 'hidden',
  '.well-known/security.txt': 'hidden as well',
};

/** Builds the small site into a folder of its own, which is removed after the test. */
export function makeTestSite(files: Readonly<Record<string, string>> = TEST_FILES): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => {
    rmSync(dist, { recursive: true });
  });
  const policies: Record<string, string> = {};
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(dist, 'client', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    if (text.length > 500) {
      writeFileSync(`${target}.br`, brotliCompressSync(text));
      writeFileSync(`${target}.gz`, gzipSync(text));
    }
    if (!file.endsWith('.html')) continue;
    policies[pagePath(file)] = testPolicy(pagePath(file));
  }
  writeFileSync(path.join(dist, POLICIES_FILE), JSON.stringify(policies));
  return dist;
}

type Monitored = Awaited<ReturnType<Enquiries['monitor']>>;

/** Enquiries that keep what they are given and answer what a test tells them to. */
export class FakeEnquiries implements Enquiries {
  readonly received: { form: SubmittedForm; address: string }[] = [];
  readonly stored = new Set<string>();
  outcome: EnquiryOutcome = { kind: 'stored', reference: 'ABCD2345' };
  isStorageUp = true;
  readonly tally = { stored: 0, storageErrors: 0 };
  monitored: Monitored = { waiting: 0, failed: 0, oldestWaitingSince: null, lastBackupAt: null };

  receive(form: SubmittedForm, { address }: { address: string }): Promise<EnquiryOutcome> {
    this.received.push({ form, address });
    return Promise.resolve(this.outcome);
  }
  exists(reference: string): Promise<boolean> {
    return this.isStorageUp
      ? Promise.resolve(this.stored.has(reference))
      : Promise.reject(new Error('Storage is down.'));
  }
  isWritable(): Promise<boolean> {
    return Promise.resolve(this.isStorageUp);
  }
  monitor(): Promise<Monitored> {
    return this.isStorageUp
      ? Promise.resolve(this.monitored)
      : Promise.reject(new Error('Storage is down.'));
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Pages that hold what they are about as JSON, so that tests can read it, and count how often they are made. */
export class FakePages implements FramedPages {
  made = 0;

  notFound(requestedPath: string): Piece[] {
    return this.#make({ requestedPath });
  }
  contact(enquiry: EnquiryPageState): Piece[] {
    return this.#make({ enquiry });
  }
  #make(about: object): Piece[] {
    this.made += 1;
    return [storePiece('<pre>'), storePiece(JSON.stringify(about)), storePiece('</pre>')];
  }
}

/** What a page of `FakePages` is about. */
export function readFakePage(html: string): unknown {
  return JSON.parse(html.replace(/<\/?pre>/g, ''));
}

/** The catalogue of the small site. */
export const TEST_OFFERS = {
  acetone: { name: 'Acetone', grades: ['Technical'], packaging: ['Drum'] },
  toluene: { name: 'Toluene', grades: ['Nitration'], packaging: ['Drum', 'ISO tank'] },
};

/** What a test may set. */
export interface TestServerOptions {
  readonly trustedProxies?: number;
  readonly siteUrl?: string;
  readonly metricsToken?: string;
  readonly dist?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly enquiries: FakeEnquiries;
  readonly pages: FakePages;
  /** The lines logged so far, parsed. */
  readonly log: Record<string, unknown>[];
}

/** A server over the small site, closed after the test. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { siteUrl = 'https://www.example.com', dist = makeTestSite() } = options;
  const { trustedProxies = 0, metricsToken } = options;
  const pages = new FakePages();
  const enquiries = new FakeEnquiries();
  const log: Record<string, unknown>[] = [];
  const logger = pino(
    { base: null },
    { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const app = await createServer(
    {
      siteUrl: new URL(siteUrl),
      site: readSiteFiles(dist),
      framedPages: pages,
      enquiries,
      offers: new Map(Object.entries(TEST_OFFERS)),
      metrics: metricsToken === undefined ? undefined : createMetrics(metricsToken, enquiries),
    },
    { trustedProxies, logger },
  );
  onTestFinished(() => app.close());
  return { app, enquiries, pages, log };
}

/** Lets a server listen on any free port and returns that port. */
export async function listenAnywhere(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/**
 * Sends bytes over a connection as they are and returns all that comes back
 * until the server closes it, or until the time is over.
 */
export function sendRaw(port: number, text: string, waitMs = 5000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const timeout = setTimeout(() => socket.destroy(), waitMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timeout);
      resolve(answer);
    });
  });
}
