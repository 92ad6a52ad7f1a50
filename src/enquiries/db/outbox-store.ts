import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import { databaseNow } from './database-now.ts';
import {
  ENQUIRY_COLUMNS,
  type EnquiryDatabase,
  type StoredEnquiry,
  type DatabaseKind,
  type MailKind,
} from './schema.ts';

/** A claim expires after this time without renewal; another sender can then claim the mail. */
export const CLAIM_MS = 20_000;

/** The longest pause between two attempts. */
export const LONGEST_PAUSE_MS = 3_600_000;

/** At most this many acknowledgements go to a mailbox in this time. */
const MAILBOX_MAX = 3;
const MAILBOX_PERIOD_MS = 3_600_000;

/** A mail that this sender has claimed, with its enquiry. */
export type ClaimedMail = StoredEnquiry & {
  kind: MailKind;
  /** Number of earlier attempts. */
  attempts: number;
};

/**
 * Mails to be sent. A sender claims some and renews the claims while it sends. The claims of a killed sender expire, so
 * that another sender sends its mails.
 */
export class OutboxStore {
  readonly #db: Kysely<EnquiryDatabase>;
  readonly #kind: DatabaseKind;
  /** Identifies this process among all that share the database. */
  readonly #sender = randomUUID();

  constructor(db: Kysely<EnquiryDatabase>, kind: DatabaseKind) {
    this.#db = db;
    this.#kind = kind;
  }

  /** Claims up to `count` mails of a kind that are due, the longest due first. */
  async claim(kind: MailKind, count: number): Promise<ClaimedMail[]> {
    return await this.#db.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('outbox')
        .select('reference')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where((mail) =>
          mail.or([
            mail('due_at', '<=', databaseNow(this.#kind)),
            // A later time was written while the clock was ahead: no pause is longer, and a transaction that wrote one
            // began at most `CLAIM_MS` after this one.
            mail('due_at', '>', databaseNow(this.#kind, LONGEST_PAUSE_MS + CLAIM_MS)),
          ]),
        )
        .orderBy('due_at')
        .limit(count)
        .$if(this.#kind === 'postgres', (query) => query.forUpdate().skipLocked())
        .execute();
      if (due.length === 0) return [];
      const references = due.map((row) => row.reference);
      await transaction
        .updateTable('outbox')
        .set({ claimed_by: this.#sender, due_at: databaseNow(this.#kind, CLAIM_MS) })
        .where('kind', '=', kind)
        .where('reference', 'in', references)
        .execute();
      return await transaction
        .selectFrom('outbox')
        .innerJoin('enquiry', 'enquiry.reference', 'outbox.reference')
        .select([...ENQUIRY_COLUMNS, 'kind', 'attempts'])
        .where('kind', '=', kind)
        .where('enquiry.reference', 'in', references)
        .orderBy('received_at')
        .execute();
    });
  }

  /**
   * Reserves one of the places that a mailbox has for acknowledgements, in one statement for all processes. Returns false
   * if others were tried in all of them within an hour.
   */
  async reserveMailbox({ email, reference }: ClaimedMail): Promise<boolean> {
    const tried = { reference, tried_at: databaseNow(this.#kind) };
    for (let place = 1; place <= MAILBOX_MAX; place += 1) {
      const reserved = await this.#db
        .insertInto('acknowledged_address')
        .values({ address: `${mailboxOf(email)} ${place}`, ...tried })
        .onConflict((conflict) =>
          conflict
            .column('address')
            .doUpdateSet(tried)
            .where((address) =>
              address.or([
                address('acknowledged_address.reference', '=', reference),
                // A time far ahead comes from a clock that was wrong.
                address.not(
                  address.between(
                    'acknowledged_address.tried_at',
                    databaseNow(this.#kind, -MAILBOX_PERIOD_MS),
                    databaseNow(this.#kind, MAILBOX_PERIOD_MS),
                  ),
                ),
              ]),
            ),
        )
        .returning('address')
        .execute();
      if (reserved.length > 0) return true;
    }
    return false;
  }

  /** Renews the claims of this sender, all of which are on mails that are being sent. */
  async renewClaims(): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ due_at: databaseNow(this.#kind, CLAIM_MS) })
      .where('state', '=', 'waiting')
      .where('claimed_by', '=', this.#sender)
      .execute();
  }

  /** Marks a mail as sent, even when the claim has expired, so that it is not sent again. */
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
      .where('kind', '=', mail.kind)
      .execute();
  }

  /**
   * Records a failed attempt, unless the claim has expired. The mail is due again after the pause. Without one, the mail
   * server rejected it for good, and staff see it in `status`.
   */
  async recordFailure(
    { reference, kind, attempts }: ClaimedMail,
    problem: string,
    pauseMs?: number,
  ): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({
        attempts: attempts + 1,
        claimed_by: null,
        problem,
        ...(pauseMs === undefined
          ? { state: 'failed' }
          : { due_at: databaseNow(this.#kind, pauseMs) }),
      })
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .where('claimed_by', '=', this.#sender)
      .execute();
  }
}

/** Returns one spelling of a mailbox's addresses: without dots and a tag after "+", which many mail servers ignore. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return `${local.replaceAll('.', '').replace(/\+.*/, '')}@${domainToASCII(domain)}`;
}
