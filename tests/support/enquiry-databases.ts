import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseKind } from '../../src/enquiries/db/schema.ts';

/** Tests of storage run on both. */
export const DATABASE_KINDS = ['sqlite', 'postgres'] as const satisfies readonly DatabaseKind[];

/** Returns the `DATABASE_URL` of an empty database, which is deleted after the test. */
export async function createTestDatabase(kind: DatabaseKind): Promise<string> {
  return kind === 'sqlite'
    ? `file:${path.join(createTestFolder(), 'enquiries.db')}`
    : createPostgres();
}

/** Creates a folder that is deleted after the test. */
export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function runOnServer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(command).finally(() => client.end());
}

function urlOf(database: string): string {
  return inject('postgresUrl').replace('DATABASE', database);
}

async function createPostgres(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // A fifth of the time of the default, which logs each page.
  await runOnServer(`create database ${name} strategy file_copy`);
  onTestFinished(() => runOnServer(`drop database ${name} with (force)`));
  return urlOf(name);
}
