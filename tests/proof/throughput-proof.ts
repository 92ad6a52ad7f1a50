import autocannon from 'autocannon';
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ENQUIRY_PATH } from '../../src/records/enquiries/enquiry.ts';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { resultOf, STORE_NAMES, type ProofRow } from './proof-row.ts';
import { createProofDatabase, type ProofPostgres } from './proof-store.ts';
import { startServer } from '../support/server-process.ts';

/** The contract's rate for the embedded database, or half of the disk's rate of single syncs, if that is less. */
const PROMISED_PER_SECOND = 1000;
const PROMISED_SHARE_OF_SYNCS = 1 / 2;
const CONNECTIONS = 50;
/** The interval of page requests during the test, and the longest response time that a visitor does not notice. */
const PAGE_INTERVAL_MS = 100;
const PAGE_WAIT_MAX_MS = 200;

/**
 * (g) Checks the contract's rate of enquiries on the embedded database, each on disk before its response, while mails
 * are sent and pages are requested. Every acknowledged one must be stored.
 */
export async function proveThroughput(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  { seconds, syncsMs }: { seconds: number; syncsMs: number },
): Promise<ProofRow> {
  const database = await createProofDatabase(kind, postgres);
  const syncsPerSecond = kind === 'sqlite' ? measureSyncs(database.url, syncsMs) : Infinity;
  const catcher = await startMailCatcher();
  const server = await startServer({ DATABASE_URL: database.url, SMTP_URL: catcher.url });
  const visitor = visitPages(server.url);
  const {
    latency,
    duration,
    non2xx,
    errors,
    '2xx': taken,
  } = await autocannon({
    url: server.url + ENQUIRY_PATH,
    connections: CONNECTIONS,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      name: 'Asha Rao',
      company: 'Rao Paints',
      email: 'asha@raopaints.example',
      phone: '098200 12345',
      message: `Please quote for two IBCs of acetone, delivered to Pune. ${'Thank you. '.repeat(30)}`,
      product: '',
    }).toString(),
  });
  const page = await visitor.stop();
  await server.stop();
  await catcher.stop();
  const stored = (await database.readAll()).length;
  database.remove();
  const perSecond = Math.round(taken / duration);
  const mails = catcher.messages.length;
  const promised = Math.min(PROMISED_PER_SECOND, syncsPerSecond * PROMISED_SHARE_OF_SYNCS);
  const syncs = kind === 'sqlite' ? `; the disk syncs ${syncsPerSecond} times/s one by one` : '';
  return {
    what: '(g) throughput, each enquiry synced to disk',
    store: STORE_NAMES[kind],
    done: `${taken} enquiries in ${duration.toFixed(0)} s over ${CONNECTIONS} connections${syncs}`,
    found: `${perSecond} enquiries/s, latency ${latency.p50} ms (median), ${latency.p99} ms (99 of 100); ${mails} mails sent and pages in ${page.p50} ms (median), ${page.p95} ms (95 of 100) meanwhile`,
    result: resultOf(
      kind === 'postgres' || perSecond >= promised,
      page.p95 <= PAGE_WAIT_MAX_MS,
      mails > 0,
      non2xx + errors === 0,
      // Enquiries whose response was cut off by the end of the test are stored too.
      stored >= taken && stored <= taken + CONNECTIONS,
    ),
  };
}

/** Requests the home page repeatedly. Returns the response times at the end. */
function visitPages(url: string) {
  const end = new AbortController();
  const times: number[] = [];
  const visit = async () => {
    while (!end.signal.aborted) {
      const askedAt = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      times.push(answer.ok ? performance.now() - askedAt : Infinity);
      await pause(PAGE_INTERVAL_MS);
    }
  };
  const visits = visit();
  return {
    async stop() {
      end.abort();
      await visits;
      times.sort((one, other) => one - other);
      const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Infinity);
      return { p50: at(0.5), p95: at(0.95) };
    },
  };
}

function measureSyncs(url: string, ms: number): number {
  const file = path.join(path.dirname(url.slice('file:'.length)), 'raw-syncs');
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(4096, 1);
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() - startedAt < ms; count += 1) {
    writeSync(descriptor, block);
    fdatasyncSync(descriptor);
  }
  closeSync(descriptor);
  rmSync(file);
  return Math.round((count * 1000) / ms);
}
