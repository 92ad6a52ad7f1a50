import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as content from '../../src/records/content.ts';
import { parseEnquirySettings } from '../../src/enquiries/enquiry-settings.ts';
import { openDatabase } from '../../src/enquiries/db/open-database.ts';
import { StaffStore, type EnquiryWithMail } from '../../src/enquiries/db/staff-store.ts';
import type { DatabaseKind } from '../support/enquiry-databases.ts';
import type { TestPostgres } from '../support/postgres.ts';
import type { Visits } from './visitor.ts';

/** The PostgreSQL server for the databases of the proof. */
export type ProofPostgres = Pick<TestPostgres, 'createDatabase' | 'urlOf'>;

let databaseCount = 0;

/** An empty database for one part of the proof. */
export interface ProofDatabase {
  kind: DatabaseKind;
  url: string;
  /** Returns all stored enquiries, read in another process than the server's. */
  readAll(): Promise<EnquiryWithMail[]>;
  /** Deletes the database. Databases on PostgreSQL are deleted with their server. */
  remove(): void;
}

/** Creates an empty database; for SQLite, in a new folder in `parent`. */
export async function createProofDatabase(
  kind: DatabaseKind,
  postgres: ProofPostgres,
  parent = tmpdir(),
): Promise<ProofDatabase> {
  if (kind === 'postgres') {
    databaseCount += 1;
    const url = await postgres.createDatabase(`proof_${process.pid}_${databaseCount}`);
    return { kind, url, readAll: () => readAll(url), remove: () => undefined };
  }
  const folder = mkdtempSync(path.join(parent, 'enquiry-proof-'));
  const url = `file:${path.join(folder, 'enquiries.db')}`;
  return {
    kind,
    url,
    readAll: () => readAll(url),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function readAll(url: string): Promise<EnquiryWithMail[]> {
  const settings = parseEnquirySettings({ DATABASE_URL: url }, content.enquiryRecords());
  const { db } = await openDatabase(settings.database, {});
  try {
    const all: EnquiryWithMail[] = [];
    for await (const page of new StaffStore(db, settings.database.kind).pages()) all.push(...page);
    return all;
  } finally {
    await db.destroy();
  }
}

/** The stored enquiries compared with the acknowledgements. */
export interface Comparison {
  stored: number;
  /** Acknowledged but not stored: must be 0. */
  lost: number;
  /** Forms that are stored more than once: must be 0. */
  twice: number;
  /** References that several enquiries share: must be 0. */
  sharedReferences: number;
}

export function compare(stored: readonly EnquiryWithMail[], visits: Visits): Comparison {
  const referenceOf = new Map(stored.map((enquiry) => [enquiry.name, enquiry.reference]));
  const lost = [...visits.acknowledged].filter(
    ([name, reference]) => referenceOf.get(name) !== reference,
  );
  const references = new Set(stored.map((enquiry) => enquiry.reference));
  return {
    stored: stored.length,
    lost: lost.length,
    twice: stored.length - referenceOf.size,
    sharedReferences: stored.length - references.size,
  };
}

export function isComplete({ lost, twice, sharedReferences }: Comparison): boolean {
  return lost === 0 && twice === 0 && sharedReferences === 0;
}

export function describeComparison(comparison: Comparison): string {
  return `${comparison.stored} stored, ${comparison.lost} lost, ${comparison.twice} twice`;
}
