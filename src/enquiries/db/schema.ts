import type { Selectable } from 'kysely';
import { CONTACT_FIELDS, type ContactField } from '../../records/enquiries/enquiry.ts';

/** Times are ISO 8601 in UTC with milliseconds, so that both databases sort them as text. */
export type Timestamp = string;

/** One row per enquiry; never updated. */
export type EnquiryTable = Record<ContactField, string> & {
  reference: string;
  /** Identifies a submission: the same submission with the same values has the same key. Unique. */
  submission_key: string;
  received_at: Timestamp;
  /** The `Quotation` as JSON; null when all its fields are empty. */
  quotation: string | null;
  /** 1 if the honeypot field was filled in or too many enquiries came in all, so that it may be automatic; else 0. */
  suspected: 0 | 1;
};

/** A `waiting` mail is retried until it is `sent` or, when the mail server rejected it for good, `failed`. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
type MailState = (typeof MAIL_STATES)[number];

/** The mail to the company, and the mail that tells the visitor the reference. */
export const MAIL_KINDS = ['enquiry', 'acknowledgement'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The mails of each enquiry, inserted in the same transaction. Staff see those of the kind `enquiry`. */
export type OutboxTable = {
  reference: string;
  kind: MailKind;
  state: MailState;
  attempts: number;
  /** When a waiting mail may be tried next; for a claimed mail, when the claim ends. */
  due_at: Timestamp;
  /** The sender that has claimed the mail. */
  claimed_by: string | null;
  /** The error of the last attempt, for staff. */
  problem: string | null;
  sent_at: Timestamp | null;
};

export type DatabaseKind = 'sqlite' | 'postgres';

/** The tables that Kysely reads and writes. On PostgreSQL, `rate-limiter-flexible` uses one more. */
export type EnquiryDatabase = {
  enquiry: EnquiryTable;
  outbox: OutboxTable;
  /** The mailboxes to which acknowledgements were sent, or are being tried: see `OutboxStore.reserveMailbox`. */
  acknowledged_address: { address: string; reference: string; tried_at: Timestamp };
  /** One row that is updated to find out whether the disk accepts writes. */
  storage_probe: { id: number; padding: string };
};

/** The contact fields in the order of mails, `show` and exports, which put the message after them. */
export const CONTACT_COLUMNS = CONTACT_FIELDS.filter((field) => field !== 'message');

/** The columns of a stored enquiry; `reference` is qualified, for joins with the outbox. */
export const ENQUIRY_COLUMNS = [
  'enquiry.reference',
  'received_at',
  ...CONTACT_FIELDS,
  'quotation',
  'suspected',
] as const;

export type StoredEnquiry = Selectable<Omit<EnquiryTable, 'submission_key'>>;
