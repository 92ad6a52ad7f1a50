import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as content from '../../src/records/content.ts';
import { parseEnquirySettings } from '../../src/enquiries/enquiry-settings.ts';
import { openDatabase } from '../../src/enquiries/db/open-database.ts';
import { StaffStore, type EnquiryWithMail } from '../../src/enquiries/db/staff-store.ts';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';
import { arrivedReferences, type MailCatcher } from '../support/mail-catcher.ts';
import type { TestPostgres } from '../support/postgres.ts';
import type { Visits } from '../support/visitor.ts';

/** The PostgreSQL server for the databases of the proof. */
export type ProofPostgres = Pick<TestPostgres, 'createDatabase' | 'urlOf'>;

let databaseCount = 0;

/** An empty database for one part of the proof. */
type ProofDatabase = {
  url: string;
  /** Returns all stored enquiries, read in another process than the server's. */
  readAll(): Promise<EnquiryWithMail[]>;
  /** Deletes the database. Databases on PostgreSQL are deleted with their server. */
  remove(): void;
};

/** Creates an empty database; for SQLite, in a new folder. */
export async function createProofDatabase(
  kind: DatabaseKind,
  postgres: ProofPostgres,
): Promise<ProofDatabase> {
  if (kind === 'postgres') {
    databaseCount += 1;
    const url = await postgres.createDatabase(`proof_${process.pid}_${databaseCount}`);
    return { url, readAll: () => readAll(url), remove: () => undefined };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiry-proof-'));
  const url = `file:${path.join(folder, 'enquiries.db')}`;
  return {
    url,
    readAll: () => readAll(url),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function readAll(url: string): Promise<EnquiryWithMail[]> {
  const settings = parseEnquirySettings({ DATABASE_URL: url }, content.enquiryRecords());
  const { db } = await openDatabase(settings.database, {});
  try {
    return await new StaffStore(db, settings.database.kind).listSince();
  } finally {
    await db.destroy();
  }
}

/** Compares the stored enquiries with the acknowledgements. */
export function compare(stored: readonly EnquiryWithMail[], { acknowledged }: Visits) {
  const referenceOf = new Map(stored.map(({ name, reference }) => [name, reference]));
  const lost = [...acknowledged].filter(
    ([name, reference]) => referenceOf.get(name) !== reference,
  ).length;
  const twice = stored.length - referenceOf.size;
  const references = new Set(referenceOf.values());
  return {
    stored: stored.length,
    /** Whether each acknowledged form is stored, none twice, and no two enquiries share a reference. */
    isComplete: lost === 0 && twice === 0 && references.size === stored.length,
    description: `${stored.length} stored, ${lost} lost, ${twice} twice`,
  };
}

/** Compares the mails that arrived with the stored enquiries. */
export function compareMails(stored: readonly EnquiryWithMail[], catcher: MailCatcher) {
  const arrived = new Set(arrivedReferences(catcher));
  return {
    arrived: arrived.size,
    /** Stored without a mail: must be 0. */
    missing: stored.filter(({ reference }) => !arrived.has(reference)).length,
    again: catcher.messages.length - arrived.size,
  };
}

/** Runs a staff command in another process. Rejects with its output when it fails. */
export async function runStaffCommand(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/enquiries/cli/cli.ts', ...words], {
    env: { ...process.env, ...settings },
  });
}
