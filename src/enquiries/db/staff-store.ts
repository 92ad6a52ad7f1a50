import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { CLAIM_MS } from './outbox-store.ts';
import { inOneLine } from '../one-line.ts';
import { databaseNow } from './database-now.ts';
import {
  ENQUIRY_COLUMNS,
  MAIL_STATES,
  type EnquiryDatabase,
  type OutboxTable,
  type StoredEnquiry,
  type DatabaseKind,
} from './schema.ts';

/** Attempts to empty the log while the server reads and writes. */
const CHECKPOINT_TRIES = 50;
const CHECKPOINT_PAUSE_MS = 100;

export type EnquiryWithMail = StoredEnquiry &
  Pick<OutboxTable, 'state' | 'attempts' | 'due_at' | 'problem' | 'sent_at'>;

/** An enquiry, or all that were received before a time. */
export type Erased = { reference: string } | { receivedBefore: string };

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
  async findDamage(): Promise<string[]> {
    if (this.#kind === 'postgres') return [];
    const check = sql<{ integrity_check: string }>`pragma integrity_check(3)`;
    const { rows } = await check.execute(this.#db);
    return rows
      .map(({ integrity_check: problem }) => inOneLine(problem))
      .filter((problem) => problem !== 'ok');
  }

  /** Makes rejected and waiting mails due now: all, or that of one reference. Returns their number. */
  async retry(reference?: string): Promise<number> {
    const now = databaseNow(this.#kind);
    const result = await this.#db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, due_at: now, claimed_by: null })
      .where('kind', '=', 'enquiry')
      .where('state', '<>', 'sent')
      // A claim that has expired belongs to a killed sender, one that ends too late to a clock that was ahead.
      .where((mail) =>
        mail.or([
          mail('claimed_by', 'is', null),
          mail.not(mail.between('due_at', now, databaseNow(this.#kind, 2 * CLAIM_MS))),
        ]),
      )
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }

  /** Returns how many enquiries there are, how many `purge` would delete, and how many mails of those were not sent. */
  async countForPurge(receivedBefore: string) {
    const { total, old, unsent } = await this.#db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.reference', 'enquiry.reference')
      .where('kind', '=', 'enquiry')
      .select(({ fn }) => {
        const old = fn.countAll().filterWhere('received_at', '<', receivedBefore);
        const unsent = old.filterWhere('state', '<>', 'sent');
        return [fn.countAll().as('total'), old.as('old'), unsent.as('unsent')];
      })
      .executeTakeFirstOrThrow();
    return { total: Number(total), old: Number(old), unsent: Number(unsent) };
  }

  /**
   * Deletes enquiries with their mails. Calls `note` with their references before the deletion is final. Returns their
   * number.
   */
  async erase(which: Erased, note: (references: readonly string[]) => void): Promise<number> {
    return await this.#db.transaction().execute(async (transaction) => {
      const all = transaction.deleteFrom('enquiry').returning('reference');
      const deletion =
        'reference' in which
          ? all.where('reference', '=', which.reference)
          : all.where('received_at', '<', which.receivedBefore);
      const deleted = await deletion.execute();
      note(deleted.map(({ reference }) => reference));
      return deleted.length;
    });
  }

  /**
   * Moves the log of SQLite into the database file, so that deleted rows leave it. Returns false if others read the
   * database all the time, and on PostgreSQL, which overwrites deleted rows later by itself.
   */
  async emptyLog(): Promise<boolean> {
    if (this.#kind !== 'sqlite') return false;
    // While it waits for readers, a checkpoint keeps writers waiting, so SQLite must not wait.
    await sql`pragma busy_timeout = 0`.execute(this.#db);
    for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
      const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
      // Fails on a read-only disk.
      const result = await checkpoint.execute(this.#db).catch(() => undefined);
      if (result?.rows[0]?.busy !== 1) return result !== undefined;
      await pause(CHECKPOINT_PAUSE_MS);
    }
    return false;
  }

  #enquiries() {
    return this.#db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.reference', 'enquiry.reference')
      .where('kind', '=', 'enquiry')
      .select([...ENQUIRY_COLUMNS, 'state', 'attempts', 'due_at', 'problem', 'sent_at']);
  }
}
