import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GOOD_FORM, recordLog, TEST_RECORDS, VISITOR } from '../../tests/support/enquiry-set-up.ts';
import type { SubmittedForm } from '../records/enquiries/enquiry.ts';
import { createReceiver } from './receive.ts';
import { parseEnquirySettings } from './enquiry-settings.ts';
import type { EnquiryStore } from './db/enquiry-store.ts';
import type { EnquiryTable } from './db/schema.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FORM = { ...GOOD_FORM, submission: 'a3bb189e-8bf9-4c0e-9d2f-0c1d5f1f9a11' };

/** Sends a form to a store in which every step takes `stepMs`. */
function receiveSlowly(stepMs: number, form: SubmittedForm = GOOD_FORM) {
  const after = <Result>(result: Result) =>
    new Promise<Result>((resolve) => setTimeout(() => resolve(result), stepMs));
  const insert = vi.fn(({ reference }: EnquiryTable) => after({ reference, isRepeat: false }));
  const uncount = vi.fn(() => Promise.resolve());
  const onStorageError = vi.fn();
  const receive = createReceiver(
    parseEnquirySettings({}, TEST_RECORDS),
    { insert, findReference: () => after(undefined) } as unknown as EnquiryStore,
    () => after({ isAllowed: true, isSuspected: false, uncount } as const),
    recordLog(),
    { onStored: vi.fn(), onStorageError },
  );
  const outcome = receive(form, VISITOR);
  return { outcome, insert, uncount, onStorageError };
}

test('the visitor gets an answer after 10 s when all steps together are too slow', async () => {
  const { outcome, insert, uncount } = receiveSlowly(4500, FORM);
  const answered = vi.fn();
  void outcome.then(answered);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(answered).toHaveBeenCalledWith({
    kind: 'unavailable',
    retryAfterSeconds: 30,
    submission: FORM.submission,
  });
  // The enquiry is stored later, and is counted.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(insert).toHaveBeenCalledTimes(1);
  expect(uncount).not.toHaveBeenCalled();
});

test('after 10 s, no further step begins, and the enquiry does not count', async () => {
  const { outcome, insert, uncount, onStorageError } = receiveSlowly(6000, FORM);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await outcome).kind).toBe('unavailable');
  expect(insert).not.toHaveBeenCalled();
  expect(uncount).toHaveBeenCalledTimes(1);
  expect(onStorageError).toHaveBeenCalledTimes(1);
});

test('an enquiry is stored when all steps together take less than 10 s', async () => {
  const { outcome, onStorageError } = receiveSlowly(3000, FORM);
  await vi.advanceTimersByTimeAsync(9_500);
  expect((await outcome).kind).toBe('stored');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onStorageError).not.toHaveBeenCalled();
});

test('a form sent again with the submission ID of a 503 is the same enquiry', async () => {
  const first = receiveSlowly(5500);
  await vi.advanceTimersByTimeAsync(20_000);
  const outcome = await first.outcome;
  if (outcome.kind !== 'unavailable') throw new Error(outcome.kind);

  const second = receiveSlowly(1000, { ...GOOD_FORM, submission: outcome.submission });
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await second.outcome).kind).toBe('stored');
  const keys = [first, second].map(({ insert }) => insert.mock.calls[0]?.[0].submission_key);
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
});
