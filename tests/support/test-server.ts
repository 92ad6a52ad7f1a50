import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Enquiries, EnquiryOutcome } from '../../src/enquiries/open-enquiries.ts';
import type { EnquiryPageState } from '../../src/records/enquiries/enquiry-page.ts';
import type { SubmittedForm } from '../../src/records/enquiries/enquiry.ts';
import { ROUTES } from '../../src/records/urls/routes.ts';
import { createServer } from '../../src/server/index.ts';
import { readSite } from '../../src/server/plugins/site-files.ts';

export const CONTACT_PAGE =
  '<title>Contact</title><!--enquiry--><astro-island><form></form></astro-island><!--/enquiry-->';

/** The contents of the test site's files. */
export const TEST_FILES: Readonly<Record<string, string>> = {
  'index.html': `<title>Home</title>${'home '.repeat(300)}`,
  [`${ROUTES.products.slice(1)}.html`]: '<title>Products</title>',
  [`${ROUTES.products.slice(1)}/search.html`]: '<title>Products, search</title>',
  [`${ROUTES.contact.slice(1)}.html`]: CONTACT_PAGE,
  '404.html': '<title>Not found</title><p><!--path-->/badpage<!--/path--></p>',
  'robots.txt': 'User-agent: *\n',
  'static/js/menu.4f2a.js': `/* ${'script '.repeat(200)} */`,
  'social/home.jpg': 'not really a picture',
};

/** Writes a test site into a folder, which is deleted after the test. Returns the folder. */
export function makeTestSite(files: Readonly<Record<string, string>> = TEST_FILES): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => {
    rmSync(dist, { recursive: true });
  });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(dist, 'client', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    if (text.length > 500) {
      writeFileSync(`${target}.br`, brotliCompressSync(text));
      writeFileSync(`${target}.gz`, gzipSync(text));
    }
  }
  return dist;
}

/** Enquiries that record received forms and return `outcome`. */
export class FakeEnquiries implements Enquiries {
  readonly received: { form: SubmittedForm; address: string }[] = [];
  readonly stored = new Set<string>();
  outcome: EnquiryOutcome = { kind: 'stored', reference: 'ABCD2345' };
  /** The seconds to wait that a post is answered with. */
  wait: number | undefined;
  isStorageUp = true;
  readonly tally = { stored: 0, storageErrors: 0, mailErrors: 0 };

  countPost(): Promise<number | undefined> {
    return Promise.resolve(this.wait);
  }
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
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Returns the state of the enquiry that a Contact page contains as JSON. */
export function readPageState(html: string): unknown {
  const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

export type TestServerOptions = {
  readonly trustedProxies?: number;
  readonly siteUrl?: string;
  readonly metricsToken?: string;
};

export type TestServer = {
  readonly app: FastifyInstance;
  readonly enquiries: FakeEnquiries;
  /** The states of the enquiries that were rendered. */
  readonly rendered: EnquiryPageState[];
  /** The logged lines, parsed. */
  readonly log: Record<string, unknown>[];
};

/** Creates a server for a test site, which is closed after the test. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { siteUrl = 'https://www.example.com', trustedProxies = 0, metricsToken } = options;
  const enquiries = new FakeEnquiries();
  const rendered: EnquiryPageState[] = [];
  const log: Record<string, unknown>[] = [];
  const logger = pino(
    { base: null },
    { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const app = await createServer({
    settings: { siteUrl: new URL(siteUrl), trustedProxies, metricsToken },
    enquiries,
    site: readSite(path.join(makeTestSite(), 'client')),
    renderForm: (state) => {
      rendered.push(state);
      return `<form>${state.kind}</form>`;
    },
    logger,
  });
  onTestFinished(() => app.close());
  return { app, enquiries, rendered, log };
}

/** Makes a server listen on a free port. Returns the port. */
export async function listenAnywhere(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Sends bytes over a TCP connection. Returns everything received until the server closes it or `waitMs` are over. */
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
