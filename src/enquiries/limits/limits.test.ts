import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import { GOOD_FORM, openTestEnquiries } from '../../../tests/support/enquiry-set-up.ts';
import type { Enquiries } from '../enquiries.ts';
import { limitKey } from './limiter.ts';

async function send(enquiries: Enquiries, address: string, form: object = GOOD_FORM) {
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

  test('stop one address and not the others', async () => {
    const enquiries = await open('3/1m,100/1m');
    expect(await kinds(4, () => send(enquiries, '192.0.2.1'))).toEqual([
      'stored',
      'stored',
      'stored',
      'limited',
    ]);
    expect((await send(enquiries, '192.0.2.2')).kind).toBe('stored');
  });

  test('say when to come back', async () => {
    const enquiries = await open('1/2s,100/1m');
    await send(enquiries, '192.0.2.1');
    const refused = await send(enquiries, '192.0.2.1');
    if (refused.kind !== 'limited') throw new Error(refused.kind);
    expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, refused.retryAfterSeconds * 1000 + 100));
    expect((await send(enquiries, '192.0.2.1')).kind).toBe('stored');
  });

  test('stop all addresses together', async () => {
    const enquiries = await open('5/1m,3/1m');
    let last = 0;
    expect(await kinds(4, () => send(enquiries, `192.0.2.${(last += 1)}`))).toEqual([
      'stored',
      'stored',
      'stored',
      'limited',
    ]);
  });

  test('do not count what is wrong, a robot, or a repeat', async () => {
    const enquiries = await open('2/1m,100/1m');
    const form = { ...GOOD_FORM, submission: randomUUID() };
    const wrong = { ...GOOD_FORM, email: 'nobody' };
    expect(await kinds(5, () => send(enquiries, '192.0.2.1', wrong))).not.toContain('limited');
    const trapped = { ...GOOD_FORM, website: 'x' };
    expect(await kinds(5, () => send(enquiries, '192.0.2.1', trapped))).not.toContain('limited');
    expect(await kinds(5, () => send(enquiries, '192.0.2.1', form))).not.toContain('limited');
    expect(await kinds(2, () => send(enquiries, '192.0.2.1'))).toEqual(['stored', 'limited']);
    // What was acknowledged is acknowledged again, over the limit too.
    expect((await send(enquiries, '192.0.2.1', form)).kind).toBe('stored');
  });

  test('hold for what is no address, however long it is', async () => {
    const enquiries = await open('1/1m,100/1m');
    expect((await send(enquiries, 'a'.repeat(3000))).kind).toBe('stored');
    expect((await send(enquiries, '')).kind).toBe('limited');
  });

  test('count a double click once', async () => {
    const enquiries = await open('2/1m,100/1m');
    const form = { ...GOOD_FORM, submission: randomUUID() };
    const both = await Promise.all([1, 2, 3].map(() => send(enquiries, '192.0.2.1', form)));
    expect(new Set(both.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await kinds(2, () => send(enquiries, '192.0.2.1'))).toEqual(['stored', 'limited']);
  });
});

test('limits are shared by processes on one PostgreSQL', async () => {
  const url = await createTestDatabase('postgres');
  const env = { DATABASE_URL: url, ENQUIRY_LIMITS: '2/1m,100/1m' };
  const [one, other] = await Promise.all([openTestEnquiries(env), openTestEnquiries(env)]);
  expect((await send(one, '192.0.2.1')).kind).toBe('stored');
  expect((await send(other, '192.0.2.1')).kind).toBe('stored');
  expect((await send(one, '192.0.2.1')).kind).toBe('limited');
  expect((await send(other, '192.0.2.1')).kind).toBe('limited');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['999.1.1.1', 'unknown'],
  ['"><script>', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
