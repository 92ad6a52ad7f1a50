import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { DATABASE_KINDS } from '../support/enquiry-databases.ts';
import { proveBadInput } from './bad-input-proof.ts';
import { proveFullDisk, proveReadOnlyDisk } from './disk-proof.ts';
import { proveKills } from './kill-proof.ts';
import { proveMail } from './mail-proof.ts';
import { provePostgresOutage, proveSeveralServers } from './postgres-proof.ts';
import type { ProofRow } from './proof-row.ts';
import type { ProofPostgres } from './proof-store.ts';
import { proveThroughput } from './throughput-proof.ts';

// The short form of `npm run proof:enquiries`: every part once, on the form without the site.
const PROGRAM = 'form-only';
const TIMEOUT_MS = 180_000;

const postgres: ProofPostgres = {
  urlOf: (database) => inject('postgresUrl').replace('DATABASE', database),
  async createDatabase(name) {
    const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
    await client.connect();
    await client.query(`create database "${name}"`).finally(() => client.end());
    return postgres.urlOf(name);
  },
};

function expectHeld(row: ProofRow): void {
  expect(row.result, `${row.what}: ${row.done}: ${row.found}`).not.toBe('FAILED');
}

test.each(DATABASE_KINDS)(
  'kill -9 under load loses nothing (%s)',
  { timeout: TIMEOUT_MS },
  async (kind) => {
    expectHeld(await proveKills(kind, postgres, PROGRAM, 3));
  },
);

test.each(DATABASE_KINDS)(
  'a misbehaving mail server loses nothing (%s)',
  { timeout: TIMEOUT_MS },
  async (kind) => {
    expectHeld(await proveMail(kind, postgres, PROGRAM, 9));
  },
);

test('a full disk is answered with 503 and recovered from', { timeout: TIMEOUT_MS }, async () => {
  expectHeld(await proveFullDisk(postgres, PROGRAM));
});

test(
  'a read-only disk is answered with 503 and recovered from',
  { timeout: TIMEOUT_MS },
  async () => {
    expectHeld(await proveReadOnlyDisk(postgres, PROGRAM));
  },
);

test(
  'an outage of PostgreSQL is answered with 503 and recovered from',
  { timeout: TIMEOUT_MS },
  async () => {
    expectHeld(await provePostgresOutage(PROGRAM, 1));
  },
);

test(
  'three servers share one PostgreSQL, and one may be killed',
  { timeout: TIMEOUT_MS },
  async () => {
    expectHeld(await proveSeveralServers(postgres, PROGRAM, 1500));
  },
);

test.each(DATABASE_KINDS)(
  'bad input is answered as the contract says (%s)',
  { timeout: TIMEOUT_MS },
  async (kind) => {
    expectHeld(await proveBadInput(kind, postgres, PROGRAM, 600));
  },
);

test('one process takes at least 200 enquiries a second', { timeout: TIMEOUT_MS }, async () => {
  expectHeld(await proveThroughput('sqlite', postgres, PROGRAM, 2));
});
