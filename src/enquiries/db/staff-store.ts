import { sql, type Kysely } from 'kysely';
import { inOneLine } from '../one-line.ts';
import {
  databaseNow,
  ENQUIRY_COLUMNS,
  type EnquiryDatabase,
  type OutboxTable,
  type StoredEnquiry,
  type MailState,
  type DatabaseKind,
} from './schema.ts';

/** An enquiry with what became of its mail. */
export type EnquiryWithMail = StoredEnquiry &
  Pick<OutboxTable, 'state' | 'attempts' | 'due_at' | 'problem' | 'sent_at'>;

/** The mail of a deleted enquiry; while a sender holds it, it may still arrive. */
export interface DeletedMail {
  sentAt: string | null;
  isHeld: boolean;
}

/** Numbers for `status`. */
export type EnquiryCounts = Awaited<ReturnType<StaffStore['counts']>>;

const PAGE_LENGTH = 500;
const PURGE_BATCH_LENGTH = 500;
/** Each waits some seconds for a pause between the writes of a busy server. */
const CHECKPOINT_TRIES = 6;

/** What the staff commands read and change. */
export class StaffStore {
  readonly #db: Kysely<EnquiryDatabase>;
  readonly #kind: DatabaseKind;

  constructor(db: Kysely<EnquiryDatabase>, kind: DatabaseKind) {
    this.#db = db;
    this.#kind = kind;
  }

  /** The latest enquiries, latest first. */
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

  /** Mails that wait after a failed try, or that were refused; those that were refused first. */
  async listTroubled(limit: number): Promise<EnquiryWithMail[]> {
    return await this.#enquiries()
      .where('problem', 'is not', null)
      .where('state', '<>', 'sent')
      .orderBy('state')
      .orderBy('received_at')
      .limit(limit)
      .execute();
  }

  /** How many were received since a time. */
  async count(since = ''): Promise<number> {
    const { count } = await this.#db
      .selectFrom('enquiry')
      .select((select) => select.fn.countAll().as('count'))
      .where('received_at', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** All enquiries since a time, oldest first, in pages, so that none is too many for the memory. */
  async *pages(since = ''): AsyncGenerator<EnquiryWithMail[]> {
    let last = { received_at: since, reference: '' };
    for (;;) {
      const page = await this.#enquiries()
        .where((where) =>
          where(
            where.refTuple('received_at', 'enquiry.reference'),
            '>',
            where.tuple(last.received_at, last.reference),
          ),
        )
        .orderBy('received_at')
        .orderBy('enquiry.reference')
        .limit(PAGE_LENGTH)
        .execute();
      const end = page.at(-1);
      if (end === undefined) return;
      yield page;
      last = end;
    }
  }

  async counts() {
    const { enquiries, lastReceivedAt } = await this.#db
      .selectFrom('enquiry')
      .select(({ fn }) => [
        fn.countAll().as('enquiries'),
        fn.max<string | null>('received_at').as('lastReceivedAt'),
      ])
      .executeTakeFirstOrThrow();
    return {
      enquiries: Number(enquiries),
      lastReceivedAt,
      mails: await this.#countMails(['waiting', 'sent', 'failed']),
      oldestWaitingSince: await this.#findOldestWaiting(),
    };
  }

  /** One phrase for each damage; empty when the database is whole. */
  async findFaults(): Promise<string[]> {
    const faults =
      this.#kind === 'sqlite'
        ? (await sql<{ integrity_check: string }>`pragma integrity_check(3)`.execute(this.#db)).rows
        : [];
    const { count } = await this.#db
      .selectFrom('enquiry')
      .leftJoin('outbox', 'outbox.reference', 'enquiry.reference')
      .select((select) => select.fn.countAll().as('count'))
      .where('outbox.reference', 'is', null)
      .executeTakeFirstOrThrow();
    return [
      ...faults
        .map(({ integrity_check: fault }) => inOneLine(fault))
        .filter((fault) => fault !== 'ok'),
      ...(Number(count) > 0 ? [`${Number(count)} enquiries have no mail`] : []),
    ];
  }

  /** Takes refused mails up again and tries waiting ones at once: all of them, or one. Returns how many. */
  async retry(reference?: string): Promise<number> {
    const result = await this.#db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, due_at: databaseNow(this.#kind), claimed_by: null })
      .where('state', '<>', 'sent')
      // A claim that has ended is that of a sender that was killed.
      .where((mail) =>
        mail.or([mail('claimed_by', 'is', null), mail('due_at', '<=', databaseNow(this.#kind))]),
      )
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }

  /** How many enquiries `purge` will delete, and how many of their mails were not sent. */
  async countForPurge(receivedBefore: string) {
    const { enquiries, unsent } = await this.#db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.reference', 'enquiry.reference')
      .select(({ fn }) => [
        fn.countAll().as('enquiries'),
        fn.countAll().filterWhere('state', '<>', 'sent').as('unsent'),
      ])
      .where('received_at', '<', receivedBefore)
      .executeTakeFirstOrThrow();
    return { enquiries: Number(enquiries), unsent: Number(unsent) };
  }

  /** Deletes enquiries and their mails, some at a time so that the site can store between. Returns how many. */
  async purge(receivedBefore: string): Promise<number> {
    let deleted = 0;
    for (;;) {
      const result = await this.#db
        .deleteFrom('enquiry')
        .where('reference', 'in', (select) =>
          select
            .selectFrom('enquiry')
            .select('reference')
            .where('received_at', '<', receivedBefore)
            .limit(PURGE_BATCH_LENGTH),
        )
        .executeTakeFirst();
      deleted += Number(result.numDeletedRows);
      if (Number(result.numDeletedRows) === 0) return deleted;
    }
  }

  /** Deletes an enquiry and its mail. Returns the mail as it was; undefined when there was none. */
  async delete(reference: string): Promise<DeletedMail | undefined> {
    return await this.#db.transaction().execute(async (transaction) => {
      const mail = await transaction
        .deleteFrom('outbox')
        .where('reference', '=', reference)
        .returning((mail) => [
          'sent_at as sentAt',
          mail
            .and([mail('claimed_by', 'is not', null), mail('due_at', '>', databaseNow(this.#kind))])
            .as('isHeld'),
        ])
        .executeTakeFirst();
      await transaction.deleteFrom('enquiry').where('reference', '=', reference).execute();
      return mail && { ...mail, isHeld: Boolean(mail.isHeld) };
    });
  }

  /**
   * Takes what was deleted out of the files of the embedded database. `secure_delete` overwrote most of it when it was
   * deleted; rows that SQLite moved between pages leave traces, which only writing the file anew removes.
   */
  async eraseDeleted(): Promise<void> {
    await sql`vacuum`.execute(this.#db);
    for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
      const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(
        this.#db,
      );
      if (rows[0]?.busy === 0) return;
    }
    throw new Error('another process is using the database');
  }

  #enquiries() {
    return this.#db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.reference', 'enquiry.reference')
      .select([...ENQUIRY_COLUMNS, 'state', 'attempts', 'due_at', 'problem', 'sent_at']);
  }

  /** How many mails are in each of these states; 0 for the others, which may be many and are not looked at. */
  async #countMails(states: readonly MailState[]): Promise<Record<MailState, number>> {
    const counted = await this.#db
      .selectFrom('outbox')
      .select((select) => ['state', select.fn.countAll().as('count')])
      .where('state', 'in', states)
      .groupBy('state')
      .execute();
    const mails = { waiting: 0, sent: 0, failed: 0 };
    for (const { state, count } of counted) mails[state] = Number(count);
    return mails;
  }

  /** When the longest waiting mail's enquiry was received. */
  async #findOldestWaiting() {
    const { oldest } = await this.#db
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.reference', 'outbox.reference')
      .select((select) => select.fn.min<string | null>('received_at').as('oldest'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return oldest;
  }
}
