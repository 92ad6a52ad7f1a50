import { createHash, randomUUID } from 'node:crypto';
import {
  checkEnquiry,
  findSubmissionId,
  isHoneypotFilled,
  normaliseEnquiry,
  type FieldTexts,
  type SubmittedForm,
} from '../records/enquiries/enquiry.ts';
import { describeProblems } from '../records/enquiries/describe-problems.ts';
import type { CountEnquiry } from './limits/limiter.ts';
import { columnsOf, type EnquiryColumns } from './enquiry-columns.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import { createReference } from '../records/enquiries/reference.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { withTimeout } from './db/answer-timeout.ts';
import type { EnquiryStore, Stored } from './db/enquiry-store.ts';
import { describeStorageFailure } from './db/storage-failure.ts';

/** Seconds until a visitor should retry while storage is down. */
const STORAGE_RETRY_AFTER_S = 30;

export type EnquiryOutcome =
  /** The enquiry is on disk. */
  | { kind: 'stored'; reference: string }
  /** The message for each invalid field. */
  | { kind: 'invalid'; errors: FieldTexts }
  /** Too many enquiries from this address, or far too many in total. */
  | { kind: 'limited'; retryAfterSeconds: number }
  /** Storage fails or is slow. A retry with this submission ID stores the enquiry once. */
  | { kind: 'unavailable'; retryAfterSeconds: number; submission: string };

/** A valid form. */
type Submission = {
  /** The form's UUID, or a new one for a form without. */
  readonly id: string;
  /** A hash of the UUID and the values, by which the store recognises a repeat. */
  readonly key: string;
  readonly columns: EnquiryColumns;
  /** Whether the honeypot field is filled in. */
  readonly isSuspected: boolean;
  readonly address: string;
  /** False for a new UUID, so that the store need not look for an earlier enquiry. */
  readonly mayBeRepeat: boolean;
};

/** Creates the function that processes forms: validates, counts and stores them. It never throws. */
export function createReceiver(
  settings: EnquirySettings,
  store: EnquiryStore,
  countEnquiry: CountEnquiry,
  log: EnquiryLog,
  { onStored, onStorageError }: { onStored: () => void; onStorageError: () => void },
) {
  const productSlugs = settings.products.map((product) => product.slug);
  /** Submissions being stored, by key. A double click stores one enquiry and counts once. */
  const pending = new Map<string, Promise<EnquiryOutcome>>();

  async function receive(
    form: SubmittedForm,
    { address }: { address: string },
  ): Promise<EnquiryOutcome> {
    const values = normaliseEnquiry(form);
    const problems = checkEnquiry(values, productSlugs);
    if (Object.keys(problems).length > 0) {
      return { kind: 'invalid', errors: describeProblems(problems, settings.texts.problems) };
    }
    const given = findSubmissionId(form);
    const id = given ?? randomUUID();
    const columns = columnsOf(values);
    const key = submissionKey(id, columns);
    const submission = {
      ...{ id, key, columns, address },
      isSuspected: isHoneypotFilled(form),
      mayBeRepeat: given !== undefined,
    };
    const outcome = pending.get(key) ?? storeInTime(submission).finally(() => pending.delete(key));
    pending.set(key, outcome);
    return await outcome;
  }

  /** Stores an enquiry, or gives up when storage fails or all steps together take too long. */
  async function storeInTime(submission: Submission): Promise<EnquiryOutcome> {
    const stop = new AbortController();
    try {
      return await withTimeout(countAndStore(submission, stop.signal));
    } catch (error) {
      stop.abort(error);
      log.error({ problem: describeStorageFailure(error) }, 'An enquiry could not be stored.');
      onStorageError();
      return {
        kind: 'unavailable',
        retryAfterSeconds: STORAGE_RETRY_AFTER_S,
        submission: submission.id,
      };
    }
  }

  /** Throws when storage fails. Begins no further step after `stop`. */
  async function countAndStore(submission: Submission, stop: AbortSignal): Promise<EnquiryOutcome> {
    const { key, address, mayBeRepeat } = submission;
    let uncount: (() => Promise<void>) | undefined;
    try {
      // Before the limits, so that a repeat of a stored enquiry is never rejected.
      const known = mayBeRepeat ? await store.findReference('submission_key', key) : undefined;
      if (known !== undefined) return { kind: 'stored', reference: known };
      stop.throwIfAborted();
      const answer = await countEnquiry(address);
      if (!answer.isAllowed) {
        log.warn({}, 'An enquiry was rejected: too many from one address or in total.');
        return { kind: 'limited', retryAfterSeconds: answer.retryAfterSeconds };
      }
      uncount = answer.uncount;
      stop.throwIfAborted();
      const isSuspected = submission.isSuspected || answer.isSuspected;
      const { reference, isRepeat } = await storeNew({ ...submission, isSuspected });
      if (isRepeat) {
        void uncount();
      } else {
        log.info({ reference }, 'An enquiry was stored.');
        onStored();
      }
      return { kind: 'stored', reference };
    } catch (error) {
      // An enquiry that was not stored does not count.
      void uncount?.();
      throw error;
    }
  }

  /** Stores an enquiry. Tries new references until one is unused. */
  async function storeNew({ key, columns, isSuspected }: Submission): Promise<Stored> {
    for (;;) {
      const stored = await store.insert({
        ...columns,
        suspected: isSuspected ? 1 : 0,
        reference: createReference(),
        submission_key: key,
        received_at: new Date().toISOString(),
      });
      if (stored !== undefined) return stored;
    }
  }

  return receive;
}

function submissionKey(id: string, columns: EnquiryColumns): string {
  return createHash('sha256')
    .update(JSON.stringify([id, columns]))
    .digest('base64url');
}
