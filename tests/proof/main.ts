/**
 * `npm run proof:enquiries`: tests the enquiries against kills, outages and full disks, in
 * under ten minutes, and prints a table. Words such as `kills` or `disk` run only those parts.
 * `--short`, which `npm test` runs, does a little of each part except throughput, on the last build.
 */
import { spawnSync } from 'node:child_process';
import { findBuild } from '../../src/settings/build-info.ts';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { startPostgres } from '../support/postgres.ts';
import { describeMachine, formatTable } from '../support/markdown-table.ts';
import { proveBackup } from './backup-proof.ts';
import { proveFullDisk } from './disk-proof.ts';
import { proveKills } from './kill-proof.ts';
import { proveMail } from './mail-proof.ts';
import { provePostgresOutage, proveSeveralServers } from './postgres-proof.ts';
import type { ProofRow } from './proof-row.ts';
import type { ProofPostgres } from './proof-store.ts';
import { proveThroughput } from './throughput-proof.ts';

type Extent = {
  readonly kills: number;
  readonly mailsPerPhase: number;
  readonly outages: number;
  readonly loadMs: number;
};
const WHOLE: Extent = {
  kills: 100,
  mailsPerPhase: 30,
  outages: 4,
  loadMs: 8000,
};
const SHORT: Extent = {
  kills: 2,
  mailsPerPhase: 9,
  outages: 1,
  loadMs: 1500,
};
const THROUGHPUT = { seconds: 10, syncsMs: 2000 };

const BOTH_STORES: readonly DatabaseKind[] = ['sqlite', 'postgres'];

const isShort = process.argv.includes('--short');
const extent = isShort ? SHORT : WHOLE;
/** In the short form, parts that do not depend on the database run on one kind only. */
const ANY_STORE: readonly DatabaseKind[] = isShort ? ['sqlite'] : BOTH_STORES;

type Part = (postgres: ProofPostgres) => Promise<ProofRow[]>;

/** Parts that mostly wait run on both kinds of database at once; parts that measure speed run one after the other. */
const PARTS: Readonly<Record<string, Part>> = {
  throughput: async (postgres) => [
    await proveThroughput('sqlite', postgres, THROUGHPUT),
    await proveThroughput('postgres', postgres, THROUGHPUT),
  ],
  kills: (postgres) =>
    Promise.all(BOTH_STORES.map((kind) => proveKills(kind, postgres, extent.kills))),
  mail: (postgres) =>
    Promise.all(ANY_STORE.map((kind) => proveMail(kind, postgres, extent.mailsPerPhase))),
  disk: async (postgres) => [await proveFullDisk(postgres)],
  outage: async () => [await provePostgresOutage(extent.outages)],
  servers: async (postgres) => [await proveSeveralServers(postgres, extent.loadMs)],
  backup: async (postgres) => {
    const rows = [];
    for (const kind of ANY_STORE) {
      const targets = isShort ? BOTH_STORES.filter((other) => other !== kind) : BOTH_STORES;
      rows.push(await proveBackup(kind, postgres, { loadMs: extent.loadMs, targets }));
    }
    return rows;
  },
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}
if (isShort) {
  if (!findBuild()) {
    console.error('The short form takes the last build, and there is none. Run "npm run build".');
    process.exit(2);
  }
} else {
  const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
}

const startedAt = performance.now();
const postgres = await startPostgres({ isSynced: true });
const rows: ProofRow[] = [];
async function run(name: string, prove: Part): Promise<void> {
  const partStartedAt = performance.now();
  const found = await prove(postgres);
  const seconds = ((performance.now() - partStartedAt) / 1000).toFixed(0);
  console.log(`${name}: ${found.map((row) => row.result).join(', ')} (${seconds} s)`);
  rows.push(...found);
}
try {
  // In the short form, parts that mostly wait run at the same time; parts that measure run alone.
  const isRun = (name: string) =>
    wanted.length > 0 ? wanted.includes(name) : !(isShort && name === 'throughput');
  const parts = Object.entries(PARTS).filter(([name]) => isRun(name));
  if (isShort) await Promise.all(parts.map((part) => run(...part)));
  else for (const part of parts) await run(...part);
} finally {
  await postgres.remove();
}
rows.sort((one, other) => one.what.localeCompare(other.what));
const seconds = Math.round((performance.now() - startedAt) / 1000);
const cells = rows.map(({ what, store, done, found, result }) => [
  what,
  store,
  done,
  found,
  result,
]);
const table = `${formatTable(['what', 'store', 'done', 'found', ''], cells)}\n\n${describeMachine()}; the whole run took ${seconds} s.\n`;
console.log(`\n${table}`);
process.exitCode = rows.every((row) => row.result !== 'FAILED') ? 0 : 1;
