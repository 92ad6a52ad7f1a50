import { sql, type Kysely } from 'kysely';
import { inOneLine } from '../one-line.ts';
import {
  databaseNow,
  ENQUIRY_COLUMNS,
  MAIL_STATES,
  type EnquiryDatabase,
  type OutboxTable,
  type StoredEnquiry,
  type DatabaseKind,
} from './schema.ts';

export type EnquiryWithMail = StoredEnquiry &
  Pick<OutboxTable, 'state' | 'attempts' | 'due_at' | 'problem' | 'sent_at'>;

/** Database access of the staff commands. */
export class StaffStore {
  readonly #db: Kysely<EnquiryDatabase>;
  readonly #kind: DatabaseKind;

  constructor(db: Kysely<EnquiryDatabase>, kind: DatabaseKind) {
    this.#db = db;
    this.#kind = kind;
  }

  /** Returns the latest enquiries, latest first. */
  async listLatest(limit: number): Promise<EnquiryWithMail[]> {
    return await this.#enquiries()
      .orderBy('received_at', 'desc')
      .orderBy('enquiry.reference', 'desc')
      .limit(limit)
      .execute();
  }

  async find(reference: string): Promise<EnquiryWithMail | undefined> {
    return await this.#enquiries().where('enquiry.reference', '=', reference).executeTakeFirst();
  }

  /** Returns mails that were rejected, then mails that wait after a failed attempt. */
  async listMailProblems(limit: number): Promise<EnquiryWithMail[]> {
    return await this.#enquiries()
      .where('problem', 'is not', null)
      .where('state', '<>', 'sent')
      .orderBy('state')
      .orderBy('received_at')
      .limit(limit)
      .execute();
  }

  /** Returns all enquiries since a time, oldest first. */
  async listSince(since = ''): Promise<EnquiryWithMail[]> {
    return await this.#enquiries()
      .where('received_at', '>=', since)
      .orderBy('received_at')
      .orderBy('enquiry.reference')
      .execute();
  }

  async counts() {
    const { enquiries, suspected, lastReceivedAt } = await this.#db
      .selectFrom('enquiry')
      .select(({ fn }) => [
        fn.countAll().as('enquiries'),
        fn.countAll().filterWhere('suspected', '=', 1).as('suspected'),
        fn.max<string | null>('received_at').as('lastReceivedAt'),
      ])
      .executeTakeFirstOrThrow();
    const { sent, waiting, failed, oldestWaitingSince } = await this.#db
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.reference', 'outbox.reference')
      .where('kind', '=', 'enquiry')
      .select(({ fn }) => [
        ...MAIL_STATES.map((state) => fn.countAll().filterWhere('state', '=', state).as(state)),
        fn
          .min<string | null>('received_at')
          .filterWhere('state', '=', 'waiting')
          .as('oldestWaitingSince'),
      ])
      .executeTakeFirstOrThrow();
    return {
      enquiries: Number(enquiries),
      suspected: Number(suspected),
      lastReceivedAt,
      mails: { sent: Number(sent), waiting: Number(waiting), failed: Number(failed) },
      oldestWaitingSince,
    };
  }

  /** Returns the damage that SQLite finds in its file; empty when the file is intact. PostgreSQL has tools of its own. */
  async findFaults(): Promise<string[]> {
    if (this.#kind === 'postgres') return [];
    const check = sql<{ integrity_check: string }>`pragma integrity_check(3)`;
    const { rows } = await check.execute(this.#db);
    return rows
      .map(({ integrity_check: fault }) => inOneLine(fault))
      .filter((fault) => fault !== 'ok');
  }

  /** Makes rejected and waiting mails due now: all, or that of one reference. Returns their number. */
  async retry(reference?: string): Promise<number> {
    const result = await this.#db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, due_at: databaseNow(this.#kind), claimed_by: null })
      .where('kind', '=', 'enquiry')
      .where('state', '<>', 'sent')
      // An expired claim belongs to a sender that was killed.
      .where((mail) =>
        mail.or([mail('claimed_by', 'is', null), mail('due_at', '<=', databaseNow(this.#kind))]),
      )
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }

  /** Returns how many enquiries `purge` would delete, and how many of their mails were not sent. */
  async countForPurge(receivedBefore: string) {
    const { enquiries, unsent } = await this.#db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.reference', 'enquiry.reference')
      .where('kind', '=', 'enquiry')
      .select(({ fn }) => [
        fn.countAll().as('enquiries'),
        fn.countAll().filterWhere('state', '<>', 'sent').as('unsent'),
      ])
      .where('received_at', '<', receivedBefore)
      .executeTakeFirstOrThrow();
    return { enquiries: Number(enquiries), unsent: Number(unsent) };
  }

  /** Deletes enquiries with their mails. Returns their number. */
  async purge(receivedBefore: string): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('enquiry')
      .where('received_at', '<', receivedBefore)
      .executeTakeFirst();
    await this.#emptyLog();
    return Number(numDeletedRows);
  }

  /** Deletes an enquiry with its mail. Returns whether there was one. */
  async delete(reference: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('enquiry')
      .where('reference', '=', reference)
      .executeTakeFirst();
    await this.#emptyLog();
    return numDeletedRows > 0n;
  }

  /** Moves the log of SQLite into the database file, so that deleted rows leave it. Fails silently on a busy server. */
  async #emptyLog(): Promise<void> {
    if (this.#kind !== 'sqlite') return;
    await sql`pragma wal_checkpoint(truncate)`.execute(this.#db).catch(() => undefined);
  }

  #enquiries() {
    return this.#db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.reference', 'enquiry.reference')
      .where('kind', '=', 'enquiry')
      .select([...ENQUIRY_COLUMNS, 'state', 'attempts', 'due_at', 'problem', 'sent_at']);
  }
}
