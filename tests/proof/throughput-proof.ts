import autocannon from 'autocannon';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import pg from 'pg';
import { ENQUIRY_PATH } from '../../src/records/enquiry.ts';
import type { DatabaseKind } from '../support/enquiry-databases.ts';
import { resultOf, STORE_NAMES, type ProofRow } from './proof-row.ts';
import { createProofDatabase, type ProofPostgres } from './proof-store.ts';
import { startServer, type ServerProgram } from './server-process.ts';

/** The contract's promise for the embedded database. */
const PROMISED_PER_SECOND = 200;
const CONNECTIONS = 50;

/**
 * (g) How many enquiries a second one server takes, every one on disk before its answer, beside
 * what the same disk does in the same minute: bare synced inserts, one after the other, for `rawMs`.
 */
export async function proveThroughput(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  program: ServerProgram,
  { seconds, rawMs }: { seconds: number; rawMs: number },
): Promise<ProofRow> {
  const database = await createProofDatabase(kind, postgres);
  const raw =
    kind === 'sqlite' ? measureSqlite(database.url, rawMs) : await measurePostgres(postgres, rawMs);
  const syncs = kind === 'sqlite' ? `, ${measureSyncs(database.url, rawMs)} bare syncs/s` : '';
  const server = await startServer(program, { DATABASE_URL: database.url });
  const result = await autocannon({
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
  await server.stop();
  const stored = (await database.readAll()).length;
  database.remove();
  const perSecond = Math.round(result['2xx'] / result.duration);
  const { p50, p99 } = result.latency;
  return {
    what: '(g) throughput, each enquiry synced to disk',
    store: STORE_NAMES[kind],
    done: `${result['2xx']} enquiries in ${result.duration.toFixed(0)} s over ${CONNECTIONS} connections; the disk's own limit: ${raw} synced inserts/s one by one${syncs}`,
    found: `${perSecond} enquiries/s, latency ${p50} ms (median), ${p99} ms (99 of 100)`,
    result: resultOf(
      kind === 'postgres' || perSecond >= PROMISED_PER_SECOND,
      result.non2xx === 0,
      result.errors === 0,
      // Enquiries whose answer the end of the test cut off are stored too.
      stored >= result['2xx'] && stored <= result['2xx'] + CONNECTIONS,
    ),
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
