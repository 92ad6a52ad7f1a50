import autocannon from 'autocannon';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
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
 * are sent and pages are requested. Every acknowledged one must be stored. The same disk's plain synced inserts, one
 * after the other, are measured for comparison.
 */
export async function proveThroughput(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  { seconds, rawMs }: { seconds: number; rawMs: number },
): Promise<ProofRow> {
  const database = await createProofDatabase(kind, postgres);
  const rawPerSecond =
    kind === 'sqlite' ? measureSqlite(database.url, rawMs) : await measurePostgres(postgres, rawMs);
  const syncsPerSecond = kind === 'sqlite' ? measureSyncs(database.url, rawMs) : Infinity;
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
  const syncs = kind === 'sqlite' ? `, ${syncsPerSecond} bare syncs/s` : '';
  return {
    what: '(g) throughput, each enquiry synced to disk',
    store: STORE_NAMES[kind],
    done: `${taken} enquiries in ${duration.toFixed(0)} s over ${CONNECTIONS} connections; the disk's own limit: ${rawPerSecond} synced inserts/s one by one${syncs}`,
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

function countPerSecond(act: () => void, rawMs: number): number {
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < rawMs) {
    act();
    count += 1;
  }
  return Math.round((count * 1000) / (performance.now() - startedAt));
}

function measureSqlite(url: string, rawMs: number): number {
  const folder = mkdtempSync(path.join(path.dirname(url.slice('file:'.length)), 'raw-'));
  const database = new DatabaseSync(path.join(folder, 'raw.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec('create table raw (id integer primary key, text text)');
  const insert = database.prepare('insert into raw (text) values (?)');
  const perSecond = countPerSecond(() => insert.run('x'.repeat(500)), rawMs);
  database.close();
  rmSync(folder, { recursive: true });
  return perSecond;
}

function measureSyncs(url: string, rawMs: number): number {
  const file = path.join(path.dirname(url.slice('file:'.length)), 'raw-syncs');
  const descriptor = openSync(file, 'w');
  const block = Buffer.alloc(4096, 1);
  const perSecond = countPerSecond(() => {
    writeSync(descriptor, block);
    fdatasyncSync(descriptor);
  }, rawMs);
  closeSync(descriptor);
  rmSync(file);
  return perSecond;
}

async function measurePostgres(postgres: ProofPostgres, rawMs: number): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  await client.query('create table raw (id serial primary key, text text)');
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < rawMs) {
    await client.query('insert into raw (text) values ($1)', ['x'.repeat(500)]);
    count += 1;
  }
  await client.query('drop table raw');
  await client.end();
  return Math.round((count * 1000) / (performance.now() - startedAt));
}
