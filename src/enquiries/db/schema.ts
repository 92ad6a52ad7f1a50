import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  CONTACT_FIELDS,
  ENQUIRY_FIELDS,
  type ContactField,
} from '../../records/enquiries/enquiry.ts';

/** Times are ISO 8601 in UTC with milliseconds, so that both databases sort them as text. */
type Timestamp = string;

/** One row for each enquiry. Never changed after it was written. */
export interface EnquiryTable extends Record<ContactField, string> {
  reference: string;
  /** Names the sending: the same submission with the same values has the same key. Unique. */
  submission_key: string;
  received_at: Timestamp;
  /** The `EnquiryDetails` as JSON; null when all are empty. */
  quotation: string | null;
}

/** `waiting` is tried until it is one of the others; `failed` was refused for good by the mail server. */
export type MailState = 'waiting' | 'sent' | 'failed';

/** The mail of each enquiry, written in one transaction with it. */
export interface OutboxTable {
  reference: string;
  state: MailState;
  attempts: number;
  /** When a waiting mail may be tried next; while a sender holds it, when its claim ends. */
  due_at: Timestamp;
  /** The sender that holds the mail at the moment. */
  claimed_by: string | null;
  /** What the last try met, for staff. */
  problem: string | null;
  sent_at: Timestamp | null;
}

/** Which of the two a database is. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** By the clock of the database, which machines share: now (on PostgreSQL, as the transaction began) or later. */
export function databaseNow(kind: DatabaseKind, laterMs = 0): RawBuilder<Timestamp> {
  return kind === 'postgres'
    ? sql`to_char((now() + ${laterMs}::float8 * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${laterMs / 1000} seconds`})`;
}

/** What Kysely reads and writes; the limits on PostgreSQL have a table of their library's beside these. */
export interface EnquiryDatabase {
  enquiry: EnquiryTable;
  outbox: OutboxTable;
  /** One row that is written to learn whether the disk takes anything. */
  storage_probe: { id: number; padding: string };
}

/** What an enquiry is made of as staff read it, but for the message, which stands at the end: in the form's order. */
export const CONTACT_COLUMNS = ENQUIRY_FIELDS.filter(
  (field): field is Exclude<ContactField, 'message'> =>
    field !== 'message' && (CONTACT_FIELDS as readonly string[]).includes(field),
);

/** The columns of a stored enquiry; `reference` is qualified, for joins with the outbox. */
export const ENQUIRY_COLUMNS = [
  'enquiry.reference',
  'received_at',
  ...CONTACT_FIELDS,
  'quotation',
] as const;

export type StoredEnquiry = Selectable<Omit<EnquiryTable, 'submission_key'>>;
