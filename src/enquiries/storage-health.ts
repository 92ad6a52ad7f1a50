import type { EnquiryLog } from './log.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { describeStorageFailure } from './store/storage-error.ts';

/** The disk is asked at most once in this time, however often the question comes. */
const ANSWER_AGE_MAX_MS = 1000;

/** Knows whether storage can be written. */
export class StorageHealth {
  readonly #store: EnquiryStore;
  readonly #log: EnquiryLog;
  readonly #onError: () => void;
  #answer: Promise<boolean> | undefined;
  #askedAt = 0;
  #wasWritable = true;

  constructor(store: EnquiryStore, log: EnquiryLog, onError: () => void) {
    this.#store = store;
    this.#log = log;
    this.#onError = onError;
  }

  isWritable(): Promise<boolean> {
    if (this.#answer === undefined || Date.now() - this.#askedAt > ANSWER_AGE_MAX_MS) {
      this.#askedAt = Date.now();
      this.#answer = this.#ask();
    }
    return this.#answer;
  }

  /** An enquiry could not be stored: the next question is asked of the disk. */
  forget(): void {
    this.#answer = undefined;
  }

  async #ask(): Promise<boolean> {
    try {
      await this.#store.probe();
      if (!this.#wasWritable) this.#log.info({}, 'Storage can be written again.');
      return (this.#wasWritable = true);
    } catch (error) {
      this.#onError();
      const problem = describeStorageFailure(error instanceof Error ? error.cause : error);
      if (this.#wasWritable) this.#log.error({ problem }, 'Storage cannot be written.');
      return (this.#wasWritable = false);
    }
  }
}
