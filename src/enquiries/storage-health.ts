import type { EnquiryLog } from './enquiry-log.ts';
import type { EnquiryStore } from './db/enquiry-store.ts';
import { describeStorageFailure, isLocked } from './db/storage-failure.ts';

/** An answer of the disk holds for so long, however often the question comes. */
const ANSWER_AGE_MAX_MS = 1000;

/** Knows whether a store can be written; `onStorageError` is called whenever it could not. */
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
    /** An enquiry could not be stored: the next question is asked of the disk. */
    forget: () => void (answer = undefined),
  };
}
