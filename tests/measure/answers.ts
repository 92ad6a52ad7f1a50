/**
 * `npm run measure:answers`: what an answer that is not a file costs beside a
 * file, in one run, and how long `/healthz` takes meanwhile; then the same
 * under a flood of pipelined requests. Builds nothing: run `npm run build`
 * first. An address as argument measures a server that runs already.
 */
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ENQUIRY_PATH } from '../../src/records/enquiry.ts';
import { HEALTH_PATH } from '../../src/server/health-routes.ts';
import { receiptHref, ROUTES } from '../../src/records/routes.ts';
import { startSiteServer } from '../support/site-server.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 5);
const CONNECTIONS = 20;
const PROBE_PAUSE_MS = 10;
const FLOOD_MS = 3000;
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
/** Every field is wrong. */
const WRONG_FORM = new URLSearchParams({
  name: '',
  company: 'x'.repeat(151),
  email: 'nobody',
  phone: 'none',
  message: 'short',
  product: 'gold',
}).toString();

interface Target {
  readonly name: string;
  readonly path: string;
  readonly form?: string;
}

/** Milliseconds that one request for `/healthz` takes over a connection of its own. */
async function probe(url: string): Promise<number> {
  const startedAt = performance.now();
  const request = get(url + HEALTH_PATH, { agent: false });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  await once(response.resume(), 'end');
  return performance.now() - startedAt;
}

/** The longest answer of `/healthz`, in ms, while something else goes on. */
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

async function measure(url: string, { path, form }: Target, acceptEncoding: string) {
  const run = autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    // In a thread of its own: here the probes are timed.
    workers: 1,
    headers: { 'accept-encoding': acceptEncoding, ...(form === undefined ? {} : FORM_TYPE) },
    ...(form === undefined ? {} : { method: 'POST', body: form }),
  });
  const healthMs = await longestProbe(url, run);
  const result = await run;
  return { perSecond: result.requests.total / result.duration, healthMs, errors: result.errors };
}

/** Sends the same request many times on each of some connections, without waiting for an answer. */
async function flood(url: string, connections: number, requests: number): Promise<string> {
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
  const text = 'GET /unknown HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests);
  const over = pause(FLOOD_MS);
  for (const socket of sockets) socket.write(text);
  const healthMs = await longestProbe(url, over);
  for (const socket of sockets) socket.destroy();
  const counts = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
  return `/healthz within ${healthMs.toFixed(0)} ms; answered in ${FLOOD_MS / 1000} s: ${counts || 'nothing'}`;
}

function countStatuses(socket: Socket, statuses: Map<string, number>): void {
  socket.setEncoding('latin1').on('data', (text: string) => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
}

/** The receipt of an enquiry that is stored for this. */
async function requireReceiptPath(url: string): Promise<string> {
  const form = { name: 'Asha Rao', email: 'asha@example.com', message: 'Ten drums, please.' };
  const headers = { accept: 'application/json' };
  const body = new URLSearchParams(form);
  const response = await fetch(url + ENQUIRY_PATH, { method: 'POST', headers, body });
  const { reference } = (await response.json()) as { reference?: string };
  if (reference === undefined) throw new Error(`No enquiry was taken (${response.status}).`);
  return receiptHref(reference);
}

const [given] = process.argv.slice(2);
const site = given === undefined ? await startSiteServer() : undefined;
const url = site?.url ?? given ?? '';
try {
  const targets: Target[] = [
    { name: 'page from its file', path: ROUTES.contact },
    { name: 'unknown path', path: '/unknown' },
    { name: 'refused form', path: ENQUIRY_PATH, form: WRONG_FORM },
    { name: 'receipt', path: await requireReceiptPath(url) },
    { name: 'form with a product', path: `${ROUTES.contact}?product=toluene` },
  ];
  for (const acceptEncoding of ['identity', 'gzip, br']) {
    console.log(`\nAccept-Encoding: ${acceptEncoding}`);
    let fileRate = Number.NaN;
    for (const target of targets) {
      const { perSecond, healthMs, errors } = await measure(url, target, acceptEncoding);
      if (target.path === ROUTES.contact) fileRate = perSecond;
      console.log(
        `${target.name.padEnd(20)} ${perSecond.toFixed(0).padStart(6)} a second, ` +
          `${(perSecond / fileRate).toFixed(2)} of a file; /healthz within ${healthMs.toFixed(0)} ms` +
          (errors > 0 ? `; ${errors} errors` : ''),
      );
    }
  }
  console.log(`\n500 requests on 1 connection: ${await flood(url, 1, 500)}`);
  console.log(`100 requests on each of 100 connections: ${await flood(url, 100, 100)}`);
  await longestProbe(url, pause(FLOOD_MS));
} finally {
  await site?.stop();
}
