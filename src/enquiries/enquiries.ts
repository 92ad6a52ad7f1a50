import { randomUUID } from 'node:crypto';
import type { SubmittedForm } from '../records/enquiry.ts';
import { mailComposer } from './deliver/compose-mail.ts';
import { OutboxStore } from './deliver/outbox-store.ts';
import { Outbox } from './deliver/outbox.ts';
import { createSendMail } from './deliver/send-mail.ts';
import { createLimiter } from './limits/limiter.ts';
import type { EnquiryLog } from './log.ts';
import { Receiver, type EnquiryOutcome } from './receive/receive.ts';
import { isReference } from './references.ts';
import { startWarnings, type EnquirySettings } from './settings.ts';
import { StorageHealth } from './storage-health.ts';
import { EnquiryStore } from './store/enquiry-store.ts';
import { openDatabase, type OpenDatabase } from './store/open-database.ts';

export type { EnquiryOutcome };

/** The door to everything about enquiries; knows nothing of HTTP and pages. */
export interface Enquiries {
  /** Takes a form. Never throws; `address` is the visitor's IP address, for the limits only. */
  receive(form: SubmittedForm, visitor: { address: string }): Promise<EnquiryOutcome>;
  /** Whether an enquiry with this reference is stored. Throws a StorageError while storage is down. */
  exists(reference: string): Promise<boolean>;
  /** Whether an enquiry could be written now (asked of the disk at most once a second). Never throws. */
  isWritable(): Promise<boolean>;
  /** Finishes what is in flight within about five seconds, stops the outbox and closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the store (migrating it), starts the outbox, and logs what staff should know (`startWarnings`).
 * Throws a SettingError, one line that names the setting, when the database cannot be used.
 */
export async function openEnquiries(
  settings: EnquirySettings,
  log: EnquiryLog,
): Promise<Enquiries> {
  const database = await openDatabase(settings.database, log);
  const store = new EnquiryStore(database.db, settings.database.kind);
  const health = new StorageHealth(store, log);
  const outbox = openOutbox(settings, database, log);
  const receiver = new Receiver({
    settings,
    store,
    limiter: createLimiter(settings.limits, database.pool),
    log,
    onStored: () => outbox?.wake(),
    onStorageFailure: () => health.forget(),
  });
  for (const warning of startWarnings(settings)) log.warn({}, warning);
  return {
    receive: (form, visitor) => receiver.receive(form, visitor),
    exists: async (reference) => isReference(reference) && (await store.exists(reference)),
    isWritable: () => health.isWritable(),
    close: async () => {
      await outbox?.stop();
      await database.db.destroy();
    },
  };
}

/** The sender of mails; none without a mail server, and the mails wait in the store. */
function openOutbox(
  settings: EnquirySettings,
  database: OpenDatabase,
  log: EnquiryLog,
): Outbox | undefined {
  if (settings.smtp === undefined) return undefined;
  const store = new OutboxStore(database.db, settings.database.kind, randomUUID());
  const sendMail = createSendMail(settings.smtp, settings.texts.mail.noEncryption);
  const outbox = new Outbox(store, mailComposer(settings), sendMail, log);
  outbox.start();
  return outbox;
}
