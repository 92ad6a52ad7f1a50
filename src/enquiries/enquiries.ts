import type { EnquiryField, SubmittedForm } from '../schemas/enquiry.ts';
import type { EnquiryLog } from './log.ts';
import type { EnquirySettings } from './settings.ts';

/** What became of a form. */
export type EnquiryOutcome =
  /** On disk. Of a filled trap: nothing is stored and the reference is invented. */
  | { kind: 'stored'; reference: string }
  /** The sentence to show beside each wrong field. */
  | { kind: 'invalid'; errors: Partial<Record<EnquiryField, string>> }
  /** Too many enquiries from this address or in all. */
  | { kind: 'limited'; retryAfterSeconds: number }
  /** Storage cannot be written; nothing was kept. */
  | { kind: 'unavailable'; retryAfterSeconds: number };

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
export function openEnquiries(settings: EnquirySettings, log: EnquiryLog): Promise<Enquiries> {
  log.info({ database: settings.database.kind }, 'Opening the enquiries.');
  return Promise.reject(new Error('openEnquiries is being written.'));
}
