import { expect, onTestFinished, test, vi } from 'vitest';
import { writeInBatches } from './batch-queue.ts';

const WAIT_MAX_MS = 10_000;

/** A queue whose first item is being written until `release` is called. */
async function fillWriter() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const written: string[] = [];
  const add = writeInBatches(100, WAIT_MAX_MS, async (items: readonly string[]) => {
    written.push(...items);
    await released;
    return items;
  });
  const first = add('first');
  await vi.waitUntil(() => written.length === 1);
  return { add, first, written, release };
}

test('an item that waited too long is rejected and not written', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { add, written, release } = await fillWriter();
  const late = add('late');
  vi.setSystemTime(Date.now() + 1);
  const inTime = add('in time');
  vi.setSystemTime(Date.now() + WAIT_MAX_MS);
  release();
  await expect(late).rejects.toThrow('waited too long');
  expect(await inTime).toBe('in time');
  expect(written).toEqual(['first', 'in time']);
});

test('at most 5,000 items wait', async () => {
  const { add, first, written, release } = await fillWriter();
  const waiting = Array.from({ length: 5000 }, (_, index) => add(String(index)));
  const refused = add('too many');
  release();
  await expect(refused).rejects.toThrow('Too many');
  await Promise.all([first, ...waiting]);
  expect(written).toHaveLength(5001);
  expect(await add('later')).toBe('later');
});
