import type { EnquiryLog } from '../enquiry-log.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { describeStorageFailure } from './storage-failure.ts';

/** A result of the disk test is reused for this long. */
const RESULT_AGE_MAX_MS = 1000;

/** Tests whether a store can be written. Calls `onStorageError` on each failure. */
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

  return {
    /** Tests the disk at most once a second. Never throws. */
    isWritable: () => (result ??= test()),
    /** Forgets the last result after an enquiry could not be stored, so that the next call tests the disk. */
    forget: () => void (result = undefined),
  };
}
