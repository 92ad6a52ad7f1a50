import { startOutbox } from './mail/outbox.ts';
import { createLimiter } from './limits/limiter.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import { createReceiver } from './receive.ts';
import { isReference } from './references.ts';
import { startWarnings, type EnquirySettings } from './enquiry-settings.ts';
import { watchStorage } from './storage-health.ts';
import { EnquiryStore } from './db/enquiry-store.ts';
import { openDatabase } from './db/open-database.ts';
import { isLocked } from './db/storage-failure.ts';

export type { EnquiryOutcome } from './receive.ts';
export { describeStorageFailure } from './db/storage-failure.ts';

/** All that other modules use of enquiries. */
export type Enquiries = Awaited<ReturnType<typeof openEnquiries>>;

/** Opens the store, starts the outbox and logs `startWarnings`. Throws a SettingError for a database that it cannot use. */
export async function openEnquiries(settings: EnquirySettings, log: EnquiryLog) {
  const { db, pool } = await openDatabase(settings.database, log);
  const { kind } = settings.database;
  const store = new EnquiryStore(db, kind);
  /** A lock of another process is no failure of storage. */
  const tally = { stored: 0, storageErrors: 0, mailErrors: 0 };
  const onStorageError = (error: unknown) => {
    if (!isLocked(error)) tally.storageErrors += 1;
  };
  const health = watchStorage(store, log, onStorageError);
  // Without a mail server, the mails wait in the store.
  const outbox =
    settings.smtp &&
    startOutbox(db, settings, settings.smtp, log, {
      onStorageError,
      onMailError: () => void (tally.mailErrors += 1),
    });
  const receive = createReceiver(settings, store, createLimiter(settings.limits, pool), log, {
    onStored: () => {
      tally.stored += 1;
      outbox?.wake();
    },
    onStorageError: (error) => {
      onStorageError(error);
      health.forget();
    },
  });
  for (const warning of startWarnings(settings)) log.warn({}, warning);
  return {
    /** Takes a form. Never throws; `address` is the visitor's IP address, for the limits only. */
    receive,
    /** Whether an enquiry with this reference is stored. Throws while storage is down: `describeStorageFailure` says why. */
    exists: async (reference: string) =>
      isReference(reference) && (await store.findReference('reference', reference)) !== undefined,
    /** Whether an enquiry could be written now (asked of the disk at most once a second). Never throws. */
    isWritable: () => health.isWritable(),
    /** Counted from the start of the process on: enquiries, failures of storage and tries of mails that failed. */
    tally,
    /** Finishes what is in flight within about five seconds, stops the outbox and closes the store. */
    close: async () => {
      await outbox?.stop();
      await db.destroy();
    },
  };
}
