import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { HEALTH_PATH } from '../../src/server/routes/health.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';
import { startSiteServer } from '../support/site-server.ts';
import type { BenchResult, BenchRow } from './bench-part.ts';

const PROBE_PAUSE_MS = 10;
const FLOOD_MS = 3000;

/** Returns the milliseconds for one request to `/healthz` over a new connection. */
async function probe(url: string): Promise<number> {
  const startedAt = performance.now();
  const request = get(url + HEALTH_PATH, { agent: false });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  await once(response.resume(), 'end');
  return performance.now() - startedAt;
}

/** Returns the longest response time of `/healthz`, in ms, during a period. */
async function longestProbe(url: string, periodMs: number): Promise<number> {
  const end = performance.now() + periodMs;
  let longest = 0;
  while (performance.now() < end) {
    longest = Math.max(longest, await probe(url));
    await pause(PROBE_PAUSE_MS);
  }
  return longest;
}

async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  return socket;
}

/** Sends the same request many times on each connection without waiting for responses (pipelining). */
async function flood(url: string, connections: number, requests: number): Promise<BenchRow> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const text = `GET ${UNKNOWN_PATH} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests);
  const usualMs = await longestProbe(url, FLOOD_MS);
  for (const socket of sockets) socket.write(text);
  const healthMs = await longestProbe(url, FLOOD_MS);
  for (const socket of sockets) socket.destroy();
  return {
    what: `${requests} requests at once on each of ${connections} connections`,
    found: `${HEALTH_PATH} within ${healthMs.toFixed(0)} ms`,
    against: `without them: within ${usualMs.toFixed(0)} ms`,
    ratio: '',
  };
}

/** Measures how long `/healthz` takes while clients send many requests without waiting for responses. */
export async function benchFlood(): Promise<BenchResult> {
  const site = await startSiteServer();
  try {
    return {
      rows: [await flood(site.url, 1, 500), await flood(site.url, 100, 100)],
      method: `The longest response time of ${HEALTH_PATH} in ${FLOOD_MS / 1000} s.`,
      faults: [],
    };
  } finally {
    await site.stop();
  }
}
