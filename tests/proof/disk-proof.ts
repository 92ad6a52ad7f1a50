import { spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { resultOf, type ProofRow } from './proof-row.ts';
import { compare, createProofDatabase, type ProofPostgres } from './proof-store.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { createForm, createVisits, visit, waitUntil, type Visits } from '../support/visitor.ts';

const DISK_BYTES = 2 * 1024 * 1024;
const WAIT_MS = 20_000;
const WHAT = '(c) disk full';

/**
 * (c) Fills the disk of a running server's database, then frees it. While it is full, enquiries must get 503 and the
 * server must not be ready, with nothing half-written; afterwards it must recover without a restart. The disk is a
 * small tmpfs in the server's own mount namespace, which needs no root.
 */
export async function proveFullDisk(postgres: ProofPostgres): Promise<ProofRow> {
  const wrap = findSmallDiskWrap();
  if (wrap === undefined) {
    const done = 'this machine does not allow mounting a small disk';
    return { what: WHAT, store: 'SQLite', done, found: '', result: 'skipped' };
  }
  const database = await createProofDatabase('sqlite', postgres);
  const folder = path.dirname(database.url.slice('file:'.length));
  const server = await startServer({ DATABASE_URL: database.url }, wrap(folder));
  const seen = path.join('/proc', String(server.pid), 'root', folder);
  const visits = createVisits();
  const rounds = 3;
  let sawFull = 0;
  for (let round = 0; round < rounds; round += 1) {
    await visitMany(server, visits, 20);
    const filler = path.join(seen, 'filler');
    fillDisk(filler);
    const isRefused = await waitUntil(() => refuses(server, visits), WAIT_MS);
    if (isRefused && (await isAliveWithoutDisk(server))) sawFull += 1;
    rmSync(filler);
    await recovers(server);
  }
  await visitMany(server, visits, 20);
  const { hasCrashed } = server;
  // The server has stopped writing; the small disk disappears with it.
  for (const name of ['enquiries.db', 'enquiries.db-wal']) {
    copyFileSync(path.join(seen, name), path.join(folder, name));
  }
  await server.stop();
  const stored = await database.readAll();
  const comparison = compare(stored, visits);
  database.remove();
  return {
    what: WHAT,
    store: 'SQLite',
    done: `${rounds} times full and emptied, ${visits.acknowledged.size} acknowledged, ${visits.refused.get(503) ?? 0} answered 503`,
    found: comparison.description,
    result: resultOf(
      comparison.isComplete,
      sawFull === rounds,
      !hasCrashed,
      comparison.stored === visits.acknowledged.size,
    ),
  };
}

/**
 * Returns a function that wraps a command so that it runs with a small disk at a folder; undefined if this machine does
 * not allow that.
 */
function findSmallDiskWrap(): ((folder: string) => string[]) | undefined {
  const flags = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
  const wrap = (folder: string) => [
    'unshare',
    ...flags,
    'sh',
    '-c',
    `mount -t tmpfs -o size=${DISK_BYTES} tmpfs '${folder}' && exec "$@"`,
    'sh',
  ];
  const [command = '', ...args] = [...wrap('/mnt'), 'true'];
  return spawnSync(command, args).status === 0 ? wrap : undefined;
}

function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let size = 65_536; size >= 1; size /= 2) {
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size));
      } catch {
        // Full for this size; smaller pieces fill the rest.
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

async function visitMany(server: ServerProcess, visits: Visits, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => visit(server.url, createForm(), visits)));
}

async function refuses(server: ServerProcess, visits: Visits): Promise<boolean> {
  const before = visits.refused.get(503) ?? 0;
  await visit(server.url, createForm(), visits);
  return (visits.refused.get(503) ?? 0) > before;
}

async function statusOf(server: ServerProcess, address: string): Promise<number> {
  return (await fetch(server.url + address)).status;
}

async function isAliveWithoutDisk(server: ServerProcess): Promise<boolean> {
  return (
    (await statusOf(server, '/readyz')) === 503 && (await statusOf(server, '/healthz')) === 200
  );
}

function recovers(server: ServerProcess): Promise<boolean> {
  return waitUntil(async () => (await statusOf(server, '/readyz')) === 200, WAIT_MS);
}
