import type { DatabaseKind } from '../support/enquiry-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { STORE_NAMES } from '../proof/proof-row.ts';
import { measureThroughput } from '../proof/throughput-proof.ts';
import { count, times, type BenchResult, type BenchRow } from './bench-part.ts';

const EXTENT = { seconds: 10, rawMs: 2000 };
const STORES: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** Measures stored enquiries against plain inserts into the same database, each synced to the same disk. */
export async function benchEnquiries(): Promise<BenchResult> {
  const postgres = await startPostgres({ isSynced: true });
  const rows: BenchRow[] = [];
  const faults: string[] = [];
  try {
    for (const kind of STORES) {
      const found = await measureThroughput(kind, postgres, EXTENT);
      const { perSecond, rawPerSecond, latency } = found;
      rows.push({
        what: `enquiries taken, ${STORE_NAMES[kind]}`,
        found: `${count(perSecond)} a second, p99 ${latency.p99} ms`,
        against: `bare synced inserts, one by one: ${count(rawPerSecond)} a second`,
        ratio: times(perSecond, rawPerSecond),
      });
      if (found.faults > 0) {
        faults.push(`${found.faults} enquiries on ${STORE_NAMES[kind]} were not taken.`);
      }
    }
  } finally {
    await postgres.remove();
  }
  return {
    rows,
    method: `Enquiries from 50 connections for ${EXTENT.seconds} s, each on disk before its answer and many of them in one sync, beside inserts without a server, each with a sync of its own.`,
    faults,
  };
}
