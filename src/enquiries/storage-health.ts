import type { EnquiryLog } from './log.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { describeStorageFailure } from './store/storage-failure.ts';

/** The disk is asked at most once in this time, however often the question comes. */
const ANSWER_AGE_MAX_MS = 1000;

/** Knows whether a store can be written; `onStorageError` is called whenever it could not. */
export function watchStorage(store: EnquiryStore, log: EnquiryLog, onStorageError: () => void) {
  let answer: Promise<boolean> | undefined;
  let askedAt = 0;
  let wasWritable = true;

  async function ask(): Promise<boolean> {
    try {
      await store.probe();
      if (!wasWritable) log.info({}, 'Storage can be written again.');
      return (wasWritable = true);
    } catch (error) {
      onStorageError();
      const problem = describeStorageFailure(error);
      if (wasWritable) log.error({ problem }, 'Storage cannot be written.');
      return (wasWritable = false);
    }
  }

  return {
    /** Never throws. */
    isWritable(): Promise<boolean> {
      if (answer === undefined || Date.now() - askedAt > ANSWER_AGE_MAX_MS) {
        askedAt = Date.now();
        answer = ask();
      }
      return answer;
    },
    /** An enquiry could not be stored: the next question is asked of the disk. */
    forget: () => void (answer = undefined),
  };
}
