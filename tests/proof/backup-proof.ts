import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { resultOf, STORE_NAMES, type ProofRow } from './proof-row.ts';
import {
  compare,
  createProofDatabase,
  runStaffCommand,
  type ProofPostgres,
} from './proof-store.ts';
import { startServer } from '../support/server-process.ts';
import { createVisits, keepVisiting, waitUntil } from '../support/visitor.ts';

const VISITORS = 50;
/** The maximum time in which a busy machine responds once to each of them. */
const SLOW_MACHINE_MS = 60_000;

/**
 * (h) Makes a backup while visitors send enquiries, and restores it into empty databases. Every enquiry that was
 * acknowledged before the backup began must be there once. The site must store enquiries during the backup.
 */
export async function proveBackup(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  { loadMs, targets }: { loadMs: number; targets: readonly DatabaseKind[] },
): Promise<ProofRow> {
  const database = await createProofDatabase(kind, postgres);
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiry-backup-'));
  const server = await startServer({ DATABASE_URL: database.url });
  const visits = createVisits();
  const load = keepVisiting(() => server.url, visits, VISITORS);
  await pause(loadMs);
  await waitUntil(() => visits.acknowledged.size > VISITORS, SLOW_MACHINE_MS);
  const acknowledged = new Map(visits.acknowledged);
  const startedAt = performance.now();
  await runStaffCommand(['backup'], { DATABASE_URL: database.url, BACKUP_FOLDER: folder });
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  const seconds = (performance.now() - startedAt) / 1000;
  const meanwhile = visits.acknowledged.size - acknowledged.size;
  await load.stop();
  await server.stop();

  const found = [];
  let isWhole = true;
  for (const target of targets) {
    const restored = await createProofDatabase(target, postgres);
    await runStaffCommand(['restore', file], { DATABASE_URL: restored.url });
    const comparison = compare(await restored.readAll(), { ...visits, acknowledged });
    isWhole &&= comparison.isComplete;
    found.push(`${STORE_NAMES[target]}: ${comparison.description}`);
    restored.remove();
  }
  const size = (statSync(file).size / 1e6).toFixed(1);
  rmSync(folder, { recursive: true });
  database.remove();
  return {
    what: '(h) backup while visitors send, restored',
    store: STORE_NAMES[kind],
    done: `${VISITORS} connections, ${acknowledged.size} acknowledged before; ${size} MB in ${seconds.toFixed(1)} s, ${meanwhile} more acknowledged meanwhile`,
    found: `restored into ${found.join('; ')}`,
    result: resultOf(
      isWhole,
      acknowledged.size > VISITORS,
      meanwhile > 0,
      visits.refused.size === 0,
      visits.unanswered.length === 0,
    ),
  };
}
