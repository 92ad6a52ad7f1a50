import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import { enquiryHref, receiptHref, ROUTES } from '../../src/records/addresses/routes.ts';
import { HEALTH_PATH } from '../../src/server/routes/health.ts';
import { createForm, postForm } from '../support/visitor.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';
import { startSiteServer } from '../support/site-server.ts';
import { count, type BenchResult, type BenchRow } from './bench-part.ts';
import { compareLoads, describeLoad, LOAD_METHOD, loadInTurns, type Target } from './load.ts';

const PROBE_PAUSE_MS = 10;
const FLOOD_MS = 3000;
/** A form in which every field is invalid. */
const WRONG_FORM = new URLSearchParams({
  name: '',
  company: 'x'.repeat(151),
  email: 'nobody',
  phone: 'none',
  message: 'short',
  product: 'gold',
}).toString();

/** Returns the milliseconds for one request to `/healthz` over a new connection. */
async function probe(url: string): Promise<number> {
  const startedAt = performance.now();
  const request = get(url + HEALTH_PATH, { agent: false });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  await once(response.resume(), 'end');
  return performance.now() - startedAt;
}

/** Returns the longest response time of `/healthz`, in ms, while `work` is pending. */
async function longestProbe(url: string, work: PromiseLike<unknown>): Promise<number> {
  let isOver = false;
  void work.then(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    longest = Math.max(longest, await probe(url));
    await pause(PROBE_PAUSE_MS);
  }
  return longest;
}

/** Sends the same request many times on each connection without waiting for responses (pipelining). */
async function flood(url: string, connections: number, requests: number): Promise<BenchRow> {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
  const statuses = new Map<string, number>();
  for (const socket of sockets) countStatuses(socket, statuses);
  const text = `GET ${UNKNOWN_PATH} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests);
  const over = pause(FLOOD_MS);
  for (const socket of sockets) socket.write(text);
  const healthMs = await longestProbe(url, over);
  for (const socket of sockets) socket.destroy();
  const counts = [...statuses].map(([status, times]) => `${count(times)} answered ${status}`);
  return {
    what: `${requests} requests at once on each of ${connections} connections`,
    found: `${HEALTH_PATH} within ${healthMs.toFixed(0)} ms; in ${FLOOD_MS / 1000} s ${counts.join(', ') || 'nothing was answered'}`,
    against: '',
    ratio: '',
  };
}

function countStatuses(socket: Socket, statuses: Map<string, number>): void {
  socket.setEncoding('latin1').on('data', (text: string) => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
}

/** Stores an enquiry and returns the path of its receipt. */
async function requireReceiptPath(url: string): Promise<string> {
  const { status, reference } = await postForm(url, createForm());
  if (reference === undefined) throw new Error(`No enquiry was taken (${status}).`);
  return receiptHref(reference);
}

/**
 * Measures responses that are rendered per request against a page from its file, and the effect of pipelined floods on
 * other requests.
 */
export async function benchAnswers(): Promise<BenchResult> {
  const site = await startSiteServer();
  try {
    const target = (path: string, form?: string): Target => ({
      origin: site.url,
      pid: site.pid,
      path,
      ...(form === undefined ? {} : { form }),
    });
    const file = target(ROUTES.contact);
    const answers = new Map([
      [file, 'a page from its file (Contact)'],
      [target(UNKNOWN_PATH), 'the 404 page that names the path'],
      [target(ENQUIRY_PATH), `${ENQUIRY_PATH} asked for by GET`],
      [target(ENQUIRY_PATH, WRONG_FORM), `${ENQUIRY_PATH} by POST, sent back`],
      [target(await requireReceiptPath(site.url)), 'a receipt'],
      [target(enquiryHref({ slug: 'toluene' })), 'the form with a product'],
    ]);
    const healthMs = new Map<Target, number>();
    const loads = await loadInTurns([...answers.keys()], async (one, run) => {
      const longest = await longestProbe(site.url, run);
      healthMs.set(one, Math.max(longest, healthMs.get(one) ?? 0));
    });
    const fileLoad = loads.get(file);
    if (!fileLoad) throw new Error('The page from its file was not measured.');
    const rows = [...loads].map(([one, load]) => ({
      what: answers.get(one) ?? one.path,
      found: `${describeLoad(load)}; ${HEALTH_PATH} within ${healthMs.get(one)?.toFixed(0)} ms`,
      against: one === file ? '' : `its file: ${describeLoad(fileLoad)}`,
      ratio: one === file ? '' : compareLoads(load, fileLoad),
    }));
    return {
      rows: [...rows, await flood(site.url, 1, 500), await flood(site.url, 100, 100)],
      method: `Answers that are made for the one who asks beside a page from its file, ${LOAD_METHOD}, and how long ${HEALTH_PATH} takes meanwhile at most.`,
      faults: [...loads]
        .filter(([, { errors }]) => errors > 0)
        .map(([{ path }, { errors }]) => `${path} broke ${errors} connections under load.`),
    };
  } finally {
    await site.stop();
  }
}
