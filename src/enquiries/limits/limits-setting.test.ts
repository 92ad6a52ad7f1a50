import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import {
  GOOD_FORM,
  openTestDatabase,
  openTestEnquiries,
  waitFor,
} from '../../../tests/support/enquiry-set-up.ts';
import type { SubmittedForm } from '../../records/enquiries/enquiry.ts';
import type { Enquiries } from '../open-enquiries.ts';

async function send(enquiries: Enquiries, address: string, form: SubmittedForm = GOOD_FORM) {
  return await enquiries.receive(form, { address });
}

async function kinds(count: number, act: () => Promise<{ kind: string }>): Promise<string[]> {
  const found: string[] = [];
  for (let sent = 0; sent < count; sent += 1) found.push((await act()).kind);
  return found;
}

describe.each(DATABASE_KINDS)('limits with %s', (database) => {
  async function open(limits: string): Promise<Enquiries> {
    const url = await createTestDatabase(database);
    return await openTestEnquiries({ DATABASE_URL: url, ENQUIRY_LIMITS: limits });
  }

  test('do not count an invalid form or a repeat, but a suspected enquiry', async () => {
    const enquiries = await open('2/1h,100/1h');
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

  test('over the limit in all, store an enquiry of anybody as suspected', async () => {
    const url = await createTestDatabase(database);
    const limits = { ENQUIRY_LIMITS: '1/1h,1/1h', ENQUIRY_ACKNOWLEDGE: 'on' };
    const enquiries = await openTestEnquiries({ DATABASE_URL: url, ...limits });
    for (const host of [1, 2]) await send(enquiries, `192.0.2.${host}`);
    const { db } = await openTestDatabase(url);
    const stored = await db.selectFrom('enquiry').select('suspected').execute();
    expect(stored.map(({ suspected }) => suspected).toSorted()).toEqual([0, 1]);
    const mails = await db.selectFrom('outbox').select('kind').execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'acknowledgement',
      'enquiry',
      'enquiry',
    ]);
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

  test('count a double click once', async () => {
    const enquiries = await open('2/1h,100/1h');
    const form = { ...GOOD_FORM, submission: randomUUID() };
    const both = await Promise.all([1, 2, 3].map(() => send(enquiries, '192.0.2.1', form)));
    expect(new Set(both.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await kinds(2, () => send(enquiries, '192.0.2.1'))).toEqual(['stored', 'limited']);
  });
});

test('all processes on one PostgreSQL share the counts', async () => {
  const url = await createTestDatabase('postgres');
  const env = { DATABASE_URL: url, ENQUIRY_LIMITS: '2/1h,1/1h' };
  const [one, other] = await Promise.all([openTestEnquiries(env), openTestEnquiries(env)]);
  expect((await send(one, '192.0.2.1')).kind).toBe('stored');
  expect((await send(other, '192.0.2.1')).kind).toBe('stored');
  expect((await send(one, '192.0.2.1')).kind).toBe('limited');
  const others = await Promise.all(
    Array.from({ length: 9 }, (_, host) => send(host % 2 ? one : other, `192.0.3.${host}`)),
  );
  expect(others.filter(({ kind }) => kind === 'limited')).toHaveLength(1);
});
