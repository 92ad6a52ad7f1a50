import { createHash, randomUUID } from 'node:crypto';
import {
  checkEnquiry,
  CONTACT_FIELDS,
  describeProblems,
  findDetails,
  findSubmissionId,
  isTrapFilled,
  normaliseEnquiry,
  type ContactField,
  type EnquiryValues,
  type FieldTexts,
  type SubmittedForm,
} from '../records/enquiries/enquiry.ts';
import type { TakeWithinLimits } from './limits/limiter.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import { createReference } from './references.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import type { EnquiryStore, Stored } from './db/enquiry-store.ts';
import { describeStorageFailure, isLocked } from './db/storage-failure.ts';

/** What a visitor is asked to wait while storage is down. */
const STORAGE_RETRY_AFTER_S = 30;

/** All steps together take no longer: the connection of a request is cut when nothing moves for 20 s. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The result of a form. */
export type EnquiryOutcome =
  /** On disk. Of a filled trap: nothing is stored and the reference is invented. */
  | { kind: 'stored'; reference: string }
  /** The sentence to show beside each wrong field. */
  | { kind: 'invalid'; errors: FieldTexts }
  /** Too many enquiries from this address or in all. */
  | { kind: 'limited'; retryAfterSeconds: number }
  /** Storage fails or is slow. Sent again with this submission, the enquiry is stored once. */
  | { kind: 'unavailable'; retryAfterSeconds: number; submission: string };

/** The outcome of an enquiry whose fields are right. */
type TakeOutcome =
  | Extract<EnquiryOutcome, { kind: 'stored' | 'limited' }>
  | { kind: 'unavailable'; retryAfterSeconds: number };

/** Makes what takes forms: checks, counts and stores them, and never throws. */
export function createReceiver(
  settings: EnquirySettings,
  store: EnquiryStore,
  takeWithinLimits: TakeWithinLimits,
  log: EnquiryLog,
  { onStored, onStorageError }: { onStored: () => void; onStorageError: (error: unknown) => void },
) {
  const productSlugs = settings.products.map((product) => product.slug);
  /** Sendings that are being stored, by key: a double click is one enquiry and counts once. */
  const underWay = new Map<string, Promise<TakeOutcome>>();

  async function receive(
    form: SubmittedForm,
    visitor: { address: string },
  ): Promise<EnquiryOutcome> {
    if (isTrapFilled(form)) {
      log.info({}, 'A form with a filled trap was dropped.');
      return { kind: 'stored', reference: createReference() };
    }
    const values = normaliseEnquiry(form);
    const problems = checkEnquiry(values, productSlugs);
    if (Object.keys(problems).length > 0) {
      return { kind: 'invalid', errors: describeProblems(problems, settings.texts.problems) };
    }
    const given = findSubmissionId(form);
    const submission = given ?? randomUUID();
    const key = submissionKey(submission, values);
    const outcome =
      underWay.get(key) ??
      takeInTime(key, values, visitor.address, given !== undefined).finally(() =>
        underWay.delete(key),
      );
    underWay.set(key, outcome);
    const found = await outcome;
    return found.kind === 'unavailable' ? { ...found, submission } : found;
  }

  /** Takes an enquiry, or gives up when storage fails or is too slow. */
  async function takeInTime(
    ...submitted: [key: string, values: EnquiryValues, address: string, mayBeRepeat: boolean]
  ): Promise<TakeOutcome> {
    const timeout = new AbortController();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      timeout.abort(new Error('The database is too slow.'));
      reject(timeout.signal.reason);
    }, ANSWER_TIMEOUT_MS);
    try {
      return await Promise.race([take(timeout.signal, ...submitted), late]);
    } catch (error) {
      log[isLocked(error) ? 'warn' : 'error'](
        { problem: describeStorageFailure(error) },
        'An enquiry could not be stored.',
      );
      onStorageError(error);
      return { kind: 'unavailable', retryAfterSeconds: STORAGE_RETRY_AFTER_S };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Throws when storage fails, and takes no further step after the timeout. */
  async function take(
    timeout: AbortSignal,
    key: string,
    values: EnquiryValues,
    address: string,
    mayBeRepeat: boolean,
  ): Promise<TakeOutcome> {
    let giveBack: (() => Promise<void>) | undefined;
    try {
      // Before the limits: a repeat of what was acknowledged is never sent back.
      const known = mayBeRepeat ? await store.findReference('submission_key', key) : undefined;
      if (known !== undefined) return { kind: 'stored', reference: known };
      timeout.throwIfAborted();
      const answer = await takeWithinLimits(address);
      if (!answer.isAllowed) {
        log.warn({}, 'An enquiry was sent back: too many from one address or in all.');
        return { kind: 'limited', retryAfterSeconds: answer.retryAfterSeconds };
      }
      giveBack = answer.giveBack;
      timeout.throwIfAborted();
      const { reference, isRepeat } = await storeNew(key, values);
      if (isRepeat) {
        void giveBack();
      } else {
        log.info({ reference }, 'An enquiry was stored.');
        onStored();
      }
      return { kind: 'stored', reference };
    } catch (error) {
      // What was not taken does not count.
      void giveBack?.();
      throw error;
    }
  }

  /** Stores an enquiry; tries new references until one is unused. */
  async function storeNew(key: string, values: EnquiryValues): Promise<Stored> {
    const contact = Object.fromEntries(
      CONTACT_FIELDS.map((field) => [field, values[field]]),
    ) as Record<ContactField, string>;
    const details = findDetails(values);
    for (;;) {
      const stored = await store.insert({
        ...contact,
        quotation: details === undefined ? null : JSON.stringify(details),
        reference: createReference(),
        submission_key: key,
        received_at: new Date().toISOString(),
      });
      if (stored !== undefined) return stored;
    }
  }

  return receive;
}

/** The key by which the store recognises a repeat: the same submission with the same values. */
function submissionKey(submission: string, values: EnquiryValues): string {
  const ordered = CONTACT_FIELDS.map((field) => values[field]);
  // Without details, the key is the same as before there were any, so that repeats over an update stay repeats.
  const given = [findDetails(values)].filter((details) => details !== undefined);
  return createHash('sha256')
    .update(JSON.stringify([submission, ...ordered, ...given]))
    .digest('base64url');
}
