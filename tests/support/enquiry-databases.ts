import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** The two kinds of store; what a test says of one must be true of the other. */
export const DATABASE_KINDS = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** A DATABASE_URL for one test, with nothing in it; what is made is deleted after the test. */
export async function createTestDatabase(kind: DatabaseKind): Promise<string> {
  return kind === 'sqlite'
    ? `file:${path.join(createTestFolder(), 'enquiries.db')}`
    : createPostgres();
}

/** A temporary folder for one test. */
export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'enquiries-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createPostgres(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const urlOf = (database: string) => inject('postgresUrl').replace('DATABASE', database);
  const administer = async (command: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(command).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database ${name} with (force)`));
  return urlOf(name);
}
