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

/** Databases for reuse: to empty one takes a tenth of the time of creating one. */
const emptied: string[] = [];

const EMPTY = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  drop schema public cascade;
  create schema public`;

async function administer(url: string, commands: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(commands).finally(() => client.end());
}

async function createPostgres(): Promise<string> {
  const url = emptied.pop() ?? (await createNewPostgres());
  onTestFinished(async () => {
    await administer(url, EMPTY);
    emptied.push(url);
  });
  return url;
}

async function createNewPostgres(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const urlOf = (database: string) => inject('postgresUrl').replace('DATABASE', database);
  await administer(urlOf('postgres'), `create database ${name}`);
  return urlOf(name);
}
