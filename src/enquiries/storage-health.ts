import type { EnquiryLog } from './enquiry-log.ts';
import type { EnquiryStore } from './db/enquiry-store.ts';
import { describeStorageFailure } from './db/storage-failure.ts';

/** A result of the disk test is reused for this long. */
const RESULT_AGE_MAX_MS = 1000;

/**
 * Creates the function that tests whether a store can be written, at most once a second. It calls `onStorageError` on each
 * failure and never throws.
 */
export function createWriteTest(store: EnquiryStore, log: EnquiryLog, onStorageError: () => void) {
  let result: Promise<boolean> | undefined;
  let wasWritable = true;

  async function test(): Promise<boolean> {
    try {
      await store.probe();
      if (!wasWritable) log.info({}, 'Storage can be written again.');
      return (wasWritable = true);
    } catch (error) {
      onStorageError();
      const problem = describeStorageFailure(error);
      if (wasWritable) log.error({ problem }, 'Storage cannot be written.');
      return (wasWritable = false);
    } finally {
      setTimeout(() => (result = undefined), RESULT_AGE_MAX_MS).unref();
    }
  }

  return () => (result ??= test());
}
