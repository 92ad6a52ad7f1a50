import { randomUUID } from 'node:crypto';
import type { Kysely, UpdateObject } from 'kysely';
import {
  databaseNow,
  ENQUIRY_COLUMNS,
  type EnquiryDatabase,
  type StoredEnquiry,
  type DatabaseKind,
} from '../db/schema.ts';

/** How long a sender may be silent before another one takes its mails over. */
export const CLAIM_MS = 20_000;

/** A mail that this sender holds, with what it is about. */
export interface ClaimedMail extends StoredEnquiry {
  /** Tries so far, this one not counted. */
  attempts: number;
}

/**
 * Mails to be sent. A sender claims some and keeps its claim alive meanwhile; one that ends is anyone's, so a killed
 * sender loses nothing.
 */
export class OutboxStore {
  readonly #db: Kysely<EnquiryDatabase>;
  readonly #kind: DatabaseKind;
  /** Names this process among all that share the database. */
  readonly #sender = randomUUID();

  constructor(db: Kysely<EnquiryDatabase>, kind: DatabaseKind) {
    this.#db = db;
    this.#kind = kind;
  }

  /** Takes up to `count` mails that are due, the longest due first. */
  async claim(count: number): Promise<ClaimedMail[]> {
    return await this.#db.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('outbox')
        .select('reference')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', databaseNow(this.#kind))
        .orderBy('due_at')
        .limit(count)
        .$if(this.#kind === 'postgres', (query) => query.forUpdate().skipLocked())
        .execute();
      if (due.length === 0) return [];
      const references = due.map((row) => row.reference);
      await transaction
        .updateTable('outbox')
        .set({ claimed_by: this.#sender, due_at: databaseNow(this.#kind, CLAIM_MS) })
        .where('reference', 'in', references)
        .execute();
      return await transaction
        .selectFrom('outbox')
        .innerJoin('enquiry', 'enquiry.reference', 'outbox.reference')
        .select([...ENQUIRY_COLUMNS, 'attempts'])
        .where('enquiry.reference', 'in', references)
        .orderBy('received_at')
        .execute();
    });
  }

  /** Keeps the claims on mails that are still being sent. */
  async keep(references: readonly string[]): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ due_at: databaseNow(this.#kind, CLAIM_MS) })
      .where('reference', 'in', references)
      .where('state', '=', 'waiting')
      .where('claimed_by', '=', this.#sender)
      .execute();
  }

  /** Written even when the claim has ended, so that the mail is not sent again. */
  async markSent(mail: ClaimedMail): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({
        state: 'sent',
        attempts: mail.attempts + 1,
        claimed_by: null,
        problem: null,
        sent_at: databaseNow(this.#kind),
      })
      .where('reference', '=', mail.reference)
      .execute();
  }

  /** It did not work; it is tried again after the pause. */
  async postpone(mail: ClaimedMail, problem: string, pauseMs: number): Promise<void> {
    await this.#note(mail, problem, { due_at: databaseNow(this.#kind, pauseMs) });
  }

  /** The mail server refused it for good; staff see it in `status`. */
  async markFailed(mail: ClaimedMail, problem: string): Promise<void> {
    await this.#note(mail, problem, { state: 'failed' });
  }

  /** Writes down a failed try and what follows from it, unless the claim has ended. */
  async #note(
    { reference, attempts }: ClaimedMail,
    problem: string,
    change: UpdateObject<EnquiryDatabase, 'outbox'>,
  ): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({
        attempts: attempts + 1,
        claimed_by: null,
        problem,
        ...change,
      })
      .where('reference', '=', reference)
      .where('claimed_by', '=', this.#sender)
      .execute();
  }
}
