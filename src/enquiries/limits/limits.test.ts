import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  openTestDatabase,
  openTestEnquiries,
  waitFor,
} from '../../../tests/support/enquiry-set-up.ts';
import type { Enquiries } from '../open-enquiries.ts';
import { openPool } from '../db/postgres/pool.ts';
import { createLimiter } from './limiter.ts';

async function send(enquiries: Enquiries, address: string, form: object = GOOD_FORM) {
  return await enquiries.receive(form, { address });
}

async function kinds(count: number, act: () => Promise<{ kind: string }>): Promise<string[]> {
  const found: string[] = [];
  for (let sent = 0; sent < count; sent += 1) found.push((await act()).kind);
  return found;
}

const THREE_THEN_LIMITED = ['stored', 'stored', 'stored', 'limited'];

describe.each(DATABASE_KINDS)('limits with %s', (database) => {
  async function open(limits: string): Promise<Enquiries> {
    const url = await createTestDatabase(database);
    return await openTestEnquiries({ DATABASE_URL: url, ENQUIRY_LIMITS: limits });
  }

  test('reject one address and not the others', async () => {
    const enquiries = await open('3/1m,100/1m');
    expect(await kinds(4, () => send(enquiries, '192.0.2.1'))).toEqual(THREE_THEN_LIMITED);
    expect((await send(enquiries, '192.0.2.2')).kind).toBe('stored');
  });

  test('return the time until a retry', async () => {
    const enquiries = await open('1/2s,100/1m');
    await send(enquiries, '192.0.2.1');
    const limited = await send(enquiries, '192.0.2.1');
    if (limited.kind !== 'limited') throw new Error(limited.kind);
    expect(limited.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(limited.retryAfterSeconds).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, limited.retryAfterSeconds * 1000 + 100));
    expect((await send(enquiries, '192.0.2.1')).kind).toBe('stored');
  });

  test('reject all addresses together', async () => {
    const enquiries = await open('5/1m,3/1m');
    let last = 0;
    expect(await kinds(4, () => send(enquiries, `192.0.2.${(last += 1)}`))).toEqual(
      THREE_THEN_LIMITED,
    );
  });

  test('reject a household or an office whose addresses change, and not the others', async () => {
    const enquiries = await open('5/10m,60/1m');
    const from = (network: number) => send(enquiries, `2001:db8:1:${network.toString(16)}::1`);
    const household = Array.from({ length: 13 }, (_, network) => network);
    const found: string[] = [];
    for (const network of household) found.push(...(await kinds(5, () => from(network))));
    expect(found.filter((kind) => kind === 'stored')).toHaveLength(10);
    // Another household of the same /48 can use the rest.
    const next = household.map((network) => 0x100 + network);
    for (const network of next) found.push(...(await kinds(5, () => from(network))));
    const more = Array.from({ length: 5 }, (_, household) => (household + 2) * 0x100);
    for (const network of more) found.push(...(await kinds(5, () => from(network))));
    expect(found.filter((kind) => kind === 'stored')).toHaveLength(20);
    expect((await send(enquiries, '2001:db8:2::1')).kind).toBe('stored');
    expect((await send(enquiries, '192.0.2.1')).kind).toBe('stored');
  });

  test('do not count enquiries that were rejected because of the network', async () => {
    const enquiries = await open('1/3s,100/1m');
    const from = (household: number) =>
      send(enquiries, `2001:db8:1:${(household * 0x100).toString(16)}::1`);
    // An office's network may send four times as many as an address.
    for (const household of [1, 2, 3, 4]) expect((await from(household)).kind).toBe('stored');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const limited = await from(5);
    if (limited.kind !== 'limited') throw new Error(limited.kind);
    await new Promise((resolve) => setTimeout(resolve, limited.retryAfterSeconds * 1000 + 100));
    expect((await from(5)).kind).toBe('stored');
  });

  test('reserve a part for visitors who were not counted before', async () => {
    const enquiries = await open('100/1h,16/1h');
    const robots = ['192.0.2.1', '192.0.2.2'];
    for (const robot of robots) expect((await send(enquiries, robot)).kind).toBe('stored');
    // They are now known; together and at the same time, they still leave a quarter.
    const found = await Promise.all(
      robots.flatMap((robot) => Array.from({ length: 15 }, () => send(enquiries, robot))),
    );
    expect(found.filter(({ kind }) => kind === 'stored')).toHaveLength(12);
    expect((await send(enquiries, '198.51.100.1')).kind).toBe('stored');
    expect((await send(enquiries, '2001:db8::1')).kind).toBe('stored');
    expect((await send(enquiries, '2001:db8:1::1')).kind).toBe('limited');
  });

  test('do not count an invalid form or a repeat, but a suspected enquiry', async () => {
    const enquiries = await open('2/1m,100/1m');
    const form = { ...GOOD_FORM, submission: randomUUID() };
    const wrong = { ...GOOD_FORM, email: 'nobody' };
    expect(await kinds(5, () => send(enquiries, '192.0.2.1', wrong))).not.toContain('limited');
    expect(await kinds(5, () => send(enquiries, '192.0.2.1', form))).not.toContain('limited');
    const trapped = { ...GOOD_FORM, subject_line: 'x' };
    expect(await kinds(2, () => send(enquiries, '192.0.2.1', trapped))).toEqual([
      'stored',
      'limited',
    ]);
    // A repeat of a stored enquiry is acknowledged even above the limit.
    expect((await send(enquiries, '192.0.2.1', form)).kind).toBe('stored');
  });

  test('do not count an enquiry that could not be stored', async () => {
    const url = await createTestDatabase(database);
    const env = { DATABASE_URL: url, ENQUIRY_LIMITS: '1/1h,100/1h' };
    const enquiries = await openTestEnquiries(env);
    const { db } = await openTestDatabase(url);
    await sql`alter table outbox rename to gone`.execute(db);
    expect((await send(enquiries, '192.0.2.1')).kind).toBe('unavailable');
    await sql`alter table gone rename to outbox`.execute(db);
    // The visitor is answered first; the count is taken back afterwards.
    await waitFor(async () => (await send(enquiries, '192.0.2.1')).kind === 'stored');
  });

  test('accept again after the enquiry that exhausted one is taken back', async () => {
    const url = await createTestDatabase(database);
    const env = { DATABASE_URL: url, ENQUIRY_LIMITS: '1/1h,4/1h' };
    const enquiries = await openTestEnquiries(env);
    const { db } = await openTestDatabase(url);
    await sql`alter table outbox rename to gone`.execute(db);
    // The first waits for storage while the others are rejected by the limits that it has exhausted.
    const all = await Promise.all(
      [
        '192.0.2.1',
        '192.0.2.1',
        '2001:db8::1',
        '2001:db8::2',
        '192.0.2.3',
        '192.0.2.4',
        '192.0.2.5',
      ].map((address) => send(enquiries, address)),
    );
    expect(all.map(({ kind }) => kind)).toContain('limited');
    expect(all.map(({ kind }) => kind)).not.toContain('stored');
    await sql`alter table gone rename to outbox`.execute(db);
    for (const address of ['192.0.2.1', '2001:db8::1', '192.0.2.3', '192.0.2.4']) {
      await waitFor(async () => (await send(enquiries, address)).kind === 'stored');
    }
    expect((await send(enquiries, '192.0.2.5')).kind).toBe('limited');
  });

  test('count a double click once', async () => {
    const enquiries = await open('2/1m,100/1m');
    const form = { ...GOOD_FORM, submission: randomUUID() };
    const both = await Promise.all([1, 2, 3].map(() => send(enquiries, '192.0.2.1', form)));
    expect(new Set(both.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await kinds(2, () => send(enquiries, '192.0.2.1'))).toEqual(['stored', 'limited']);
  });
});

test('a rejection costs PostgreSQL one query', async () => {
  const url = await createTestDatabase('postgres');
  const pool = openPool(url, {});
  onTestFinished(() => pool.end());
  await openTestDatabase(url);
  const limits = { perAddress: { count: 1, seconds: 60 }, inAll: { count: 4, seconds: 60 } };
  const take = createLimiter(limits, pool);
  for (let network = 0; network < 4; network += 1) await take(`2001:db8:${network}::1`);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const address of ['2001:db8:0::1', '2001:db8:9::1']) {
    query.mockClear();
    expect((await take(address)).isAllowed).toBe(false);
    expect(query).toHaveBeenCalledTimes(1);
  }
  query.mockRestore();
});

test('all processes on one PostgreSQL share the counts of networks and newcomers', async () => {
  const url = await createTestDatabase('postgres');
  const env = { DATABASE_URL: url, ENQUIRY_LIMITS: '2/1h,8/1h' };
  const [one, other] = await Promise.all([openTestEnquiries(env), openTestEnquiries(env)]);
  const outcomes: string[] = [];
  for (let network = 0; network < 4; network += 1) {
    const address = `2001:db8:0:${network}::1`;
    outcomes.push((await send(one, address)).kind, (await send(other, address)).kind);
  }
  // A /56 may send twice as many as an address.
  expect(outcomes.map((kind) => kind === 'stored')).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false],
  ]);
  // One newcomer and three known networks so far, of at most two newcomers and six in total.
  expect((await send(one, '192.0.2.1')).kind).toBe('stored');
  expect((await send(other, '192.0.2.1')).kind).toBe('stored');
  expect((await send(other, '192.0.2.2')).kind).toBe('stored');
  expect((await send(one, '192.0.2.2')).kind).toBe('stored');
  expect((await send(one, '192.0.2.3')).kind).toBe('limited');
});
