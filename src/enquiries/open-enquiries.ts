import { startOutbox } from './mail/outbox.ts';
import { createLimiter } from './limits/limiter.ts';
import { createPostLimiter } from './limits/post-limiter.ts';
import type { EnquiryLog } from './enquiry-log.ts';
import { createReceiver } from './receive.ts';
import { isReference } from '../records/enquiries/reference.ts';
import { startWarnings, type EnquirySettings } from './enquiry-settings.ts';
import { createWriteTest } from './db/disk-test.ts';
import { EnquiryStore } from './db/enquiry-store.ts';
import { openDatabase } from './db/open-database.ts';

export type { EnquiryOutcome } from './receive.ts';
export { describeStorageFailure } from './db/storage-failure.ts';

/** The interface of this module for the server. */
export type Enquiries = Awaited<ReturnType<typeof openEnquiries>>;

/**
 * Opens the store, starts the outbox and logs `startWarnings`. Throws a SettingError for a database that cannot be
 * used.
 */
export async function openEnquiries(settings: EnquirySettings, log: EnquiryLog) {
  const { db, pool } = await openDatabase(settings.database, log);
  const { kind } = settings.database;
  const store = new EnquiryStore(db, kind, settings.acknowledges);
  const tally = { stored: 0, storageErrors: 0, mailErrors: 0 };
  const onStorageError = () => void (tally.storageErrors += 1);
  const writeTest = createWriteTest(store, log, onStorageError);
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
    onStorageError: () => {
      onStorageError();
      writeTest.forget();
    },
  });
  for (const warning of startWarnings(settings)) log.warn({}, warning);
  return {
    /**
     * Counts a form before it is read. Returns the seconds until a retry if too many came from the address; else
     * undefined.
     */
    countPost: createPostLimiter(settings.limits),
    /** Processes a form. Never throws. `address` is the visitor's IP address, used only for the limits. */
    receive,
    /**
     * Returns whether an enquiry with this reference is stored. Throws while storage is down; `describeStorageFailure`
     * returns the reason.
     */
    exists: async (reference: string) =>
      isReference(reference) && (await store.findReference('reference', reference)) !== undefined,
    /** Returns whether an enquiry could be stored now. Tests the disk at most once a second. Never throws. */
    isWritable: writeTest.isWritable,
    /** Counts since the process started: enquiries, storage errors and failed attempts to send a mail. */
    tally,
    /** Finishes work in progress within about five seconds, stops the outbox and closes the store. */
    close: async () => {
      await outbox?.stop();
      await db.destroy();
    },
  };
}
