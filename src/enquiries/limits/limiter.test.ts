import { afterEach, expect, it, vi } from 'vitest';
import { createLimiter } from './limiter.ts';

afterEach(() => void vi.useRealTimers());

it('keeps nothing in memory of addresses that the total limit rejected', async () => {
  vi.useFakeTimers();
  const inAll = { count: 8, seconds: 60 };
  const take = createLimiter({ perAddress: { count: 5, seconds: 600 }, inAll }, undefined);
  for (let network = 0; network < 200; network += 1) {
    const { isAllowed } = await take(`2001:0:${network.toString(16)}::1`);
    expect(isAllowed).toBe(network < inAll.count);
  }
  // Each counted key has a timer: three networks for each accepted address, and two counts in total.
  expect(vi.getTimerCount()).toBe(3 * inAll.count + 2);
});
