import type { EnquiryLog } from './enquiry-log.ts';
import type { EnquiryStore } from './db/enquiry-store.ts';
import { describeStorageFailure, isLocked } from './db/storage-failure.ts';

/** A result of the disk test is reused for this long. */
const ANSWER_AGE_MAX_MS = 1000;

/** Tests whether a store can be written. Calls `onStorageError` on each failure. */
export function watchStorage(
  store: EnquiryStore,
  log: EnquiryLog,
  onStorageError: (error: unknown) => void,
) {
  let answer: Promise<boolean> | undefined;
  let answeredAt = Infinity;
  let wasWritable = true;

  async function ask(): Promise<boolean> {
    try {
      await store.probe();
      if (!wasWritable) log.info({}, 'Storage can be written again.');
      return (wasWritable = true);
    } catch (error) {
      onStorageError(error);
      const problem = describeStorageFailure(error);
      if (wasWritable)
        log[isLocked(error) ? 'warn' : 'error']({ problem }, 'Storage cannot be written.');
      return (wasWritable = false);
    } finally {
      answeredAt = Date.now();
    }
  }

  return {
    /** Never throws. */
    isWritable(): Promise<boolean> {
      if (answer === undefined || Date.now() - answeredAt > ANSWER_AGE_MAX_MS) {
        answeredAt = Infinity;
        answer = ask();
      }
      return answer;
    },
    /** Forgets the last result after an enquiry could not be stored, so that the next call tests the disk. */
    forget: () => void (answer = undefined),
  };
}
