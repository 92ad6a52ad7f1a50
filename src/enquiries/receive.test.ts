import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GOOD_FORM, recordLog, TEST_RECORDS, VISITOR } from '../../tests/support/enquiry-set-up.ts';
import { createReceiver } from './receive.ts';
import { parseEnquirySettings } from './settings.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SUBMISSION = 'a3bb189e-8bf9-4c0e-9d2f-0c1d5f1f9a11';

/** A receiver over a store of which every step takes so long. */
function createSlowReceiver(stepMs: number) {
  const after = <Result>(result: Result) =>
    new Promise<Result>((resolve) => setTimeout(() => resolve(result), stepMs));
  const insert = vi.fn(({ reference }: { reference: string }) =>
    after({ reference, isRepeat: false }),
  );
  const giveBack = vi.fn(() => Promise.resolve());
  const onStorageError = vi.fn();
  const receive = createReceiver(
    parseEnquirySettings({}, TEST_RECORDS),
    { insert, findReference: () => after(undefined) } as unknown as EnquiryStore,
    () => after({ isAllowed: true, giveBack } as const),
    recordLog(),
    { onStored: vi.fn(), onStorageError },
  );
  const outcome = receive({ ...GOOD_FORM, submission: SUBMISSION }, VISITOR);
  return { outcome, insert, giveBack, onStorageError };
}

test('a store of which all steps together are too slow is answered for after 10 s', async () => {
  const { outcome, insert, giveBack } = createSlowReceiver(4500);
  const answered = vi.fn();
  void outcome.then(answered);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(answered).toHaveBeenCalledWith({ kind: 'unavailable', retryAfterSeconds: 30 });
  // It is stored after all, and counts.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(insert).toHaveBeenCalledTimes(1);
  expect(giveBack).not.toHaveBeenCalled();
});

test('nothing is stored that begins after the answer, and nothing of it counts', async () => {
  const { outcome, insert, giveBack, onStorageError } = createSlowReceiver(6000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await outcome).kind).toBe('unavailable');
  expect(insert).not.toHaveBeenCalled();
  expect(giveBack).toHaveBeenCalledTimes(1);
  expect(onStorageError).toHaveBeenCalledTimes(1);
});

test('a store that is quick enough is answered by itself', async () => {
  const { outcome, onStorageError } = createSlowReceiver(3000);
  await vi.advanceTimersByTimeAsync(9_500);
  expect((await outcome).kind).toBe('stored');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onStorageError).not.toHaveBeenCalled();
});
