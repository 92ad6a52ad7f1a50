import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import { openTestDatabase } from '../../../tests/support/enquiry-set-up.ts';
import { openPool } from '../db/postgres/pool.ts';
import { createLimiter } from './limiter.ts';

afterEach(() => void vi.useRealTimers());

const HOUR_S = 3600;

describe.each(DATABASE_KINDS)('limits with %s', (kind) => {
  async function open(perAddress: number, inAll: number) {
    let pool;
    if (kind === 'postgres') {
      const url = await createTestDatabase(kind);
      await openTestDatabase(url);
      const opened = openPool(url, {});
      onTestFinished(() => opened.end());
      pool = opened;
    }
    const limit = (count: number) => ({ count, seconds: HOUR_S });
    const take = createLimiter({ perAddress: limit(perAddress), inAll: limit(inAll) }, pool);
    let visitors = 0;
    const takeMany = (count: number) =>
      Promise.all(Array.from({ length: count }, () => take(`192.0.2.${(visitors += 1)}`)));
    return { take, takeMany, isTaken: async (address: string) => (await take(address)).isAllowed };
  }

  it('count each IPv4 address, and each IPv6 network of 48 bits', async () => {
    const { isTaken } = await open(2, 100);
    for (const [first, second, third] of [
      ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
      ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ffff::1'],
    ] as const) {
      expect(await isTaken(first)).toBe(true);
      expect(await isTaken(second)).toBe(true);
      expect(await isTaken(third)).toBe(false);
    }
    expect(await isTaken('192.0.2.2')).toBe(true);
    expect(await isTaken('2001:db8:2::1')).toBe(true);
  });

  it('count all together, also at the same time, and nothing that they reject', async () => {
    const { takeMany, isTaken } = await open(2, 3);
    const taken = (await takeMany(35)).filter((answer) => answer.isAllowed);
    expect(taken).toHaveLength(30);
    // Those over the limit itself are suspected only.
    expect(taken.filter(({ isSuspected }) => !isSuspected)).toHaveLength(3);
    expect(await isTaken('192.0.2.200')).toBe(false);
    await taken[0]?.uncount();
    expect(await isTaken('192.0.2.200')).toBe(true);
    expect(await isTaken('192.0.2.200')).toBe(false);
  });

  it('forget what was counted while the clock was ahead', async () => {
    const { isTaken } = await open(1, 100);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 * HOUR_S * 1000 });
    await isTaken('192.0.2.1');
    vi.useRealTimers();
    expect(await isTaken('192.0.2.1')).toBe(true);
    expect(await isTaken('192.0.2.1')).toBe(false);
  });

  it('accept again after the time that they say', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { take, isTaken } = await open(1, 100);
    await take('192.0.2.1');
    vi.advanceTimersByTime(1000);
    const answer = await take('192.0.2.1');
    if (answer.isAllowed) throw new Error('The second was accepted.');
    expect(answer.retryAfterSeconds).toBe(HOUR_S - 1);
    vi.advanceTimersByTime((answer.retryAfterSeconds - 1) * 1000);
    expect(await isTaken('192.0.2.1')).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await isTaken('192.0.2.1')).toBe(true);
  });
});

it('keeps nothing in memory of addresses that the total limit rejected', async () => {
  vi.useFakeTimers();
  const inAll = { count: 8, seconds: 60 };
  const take = createLimiter({ perAddress: { count: 5, seconds: 600 }, inAll }, undefined);
  for (let network = 0; network < 200; network += 1) {
    const { isAllowed } = await take(`2001:0:${network.toString(16)}::1`);
    expect(isAllowed).toBe(network < 10 * inAll.count);
  }
  // Each counted key has a timer: one for each accepted address, and one in all.
  expect(vi.getTimerCount()).toBe(10 * inAll.count + 1);
});
