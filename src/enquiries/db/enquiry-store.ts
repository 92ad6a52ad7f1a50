import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { withTimeout } from './answer-timeout.ts';
import { writeInBatches } from './batch-queue.ts';
import { databaseNow } from './database-now.ts';
import {
  type DatabaseKind,
  type EnquiryDatabase,
  type EnquiryTable,
  type MailKind,
} from './schema.ts';

/** A stored enquiry. If the submission was sent before, the reference is that of the first time. */
export type Stored = {
  reference: string;
  isRepeat: boolean;
};

/** Enquiries per transaction. The database limits the number of parameters of a statement. */
const BATCH_MAX = 100;

/** Long enough to need new pages in the file, so that a full disk is noticed. */
const PROBE_PADDING_LENGTH = 16_384;

/** SQLSTATE codes of conflicts, shutdowns and cut connections, after which a retry of the transaction can succeed. */
const TRANSIENT_SQLSTATES = new Set(['40001', '40P01', '57P01', '57P02', '08006', '25P03']);

/** Database access of the server, except for sending mails. Methods reject with the database's errors. */
export class EnquiryStore {
  readonly #db: Kysely<EnquiryDatabase>;
  readonly #kind: DatabaseKind;
  readonly #acknowledges: boolean;
  /**
   * Stores an enquiry with its mails in one transaction, synced to disk. Returns undefined when another enquiry has the
   * reference.
   */
  readonly insert = writeInBatches(BATCH_MAX, (enquiries: readonly EnquiryTable[]) =>
    this.#insertBatch(enquiries),
  );

  /** With `acknowledges`, visitors get a mail with the reference. */
  constructor(db: Kysely<EnquiryDatabase>, kind: DatabaseKind, acknowledges = false) {
    this.#db = db;
    this.#kind = kind;
    this.#acknowledges = acknowledges;
  }

  /**
   * Returns the reference of a stored enquiry, found by its reference or its submission key; undefined if there is
   * none.
   */
  async findReference(
    column: 'reference' | 'submission_key',
    value: string,
  ): Promise<string | undefined> {
    const found = this.#db.selectFrom('enquiry').select('reference').where(column, '=', value);
    return (await withTimeout(found.executeTakeFirst()))?.reference;
  }

  /** Writes and syncs a row, as storing an enquiry would. */
  async probe(): Promise<void> {
    const padding = String(Date.now()).padEnd(PROBE_PADDING_LENGTH, '.');
    await withTimeout(
      this.#db.transaction().execute((transaction) =>
        transaction
          .insertInto('storage_probe')
          .values({ id: 1, padding })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ padding }))
          .execute(),
      ),
    );
  }

  #mailsOf({ email, suspected }: EnquiryTable): MailKind[] {
    const isAcknowledged = this.#acknowledges && email !== '' && suspected === 0;
    return isAcknowledged ? ['enquiry', 'acknowledgement'] : ['enquiry'];
  }

  async #insertBatch(enquiries: readonly EnquiryTable[]): Promise<(Stored | undefined)[]> {
    const write = () => this.#db.transaction().execute((to) => this.#insertAll(to, enquiries));
    try {
      return await write();
    } catch (error) {
      // The connection may have been cut after the commit. A retry is safe because submission keys are unique.
      if (isTransient(error)) return await write();
      throw error;
    }
  }

  async #insertAll(
    transaction: Transaction<EnquiryDatabase>,
    enquiries: readonly EnquiryTable[],
  ): Promise<(Stored | undefined)[]> {
    // All processes insert rows in the same order, which prevents deadlocks.
    const rows = enquiries.toSorted((first, second) =>
      first.submission_key < second.submission_key ? -1 : 1,
    );
    const inserted = await transaction
      .insertInto('enquiry')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['submission_key', 'reference'])
      .execute();
    const referenceOf = new Map(inserted.map((row) => [row.submission_key, row.reference]));
    const mails = rows
      .filter((row) => referenceOf.get(row.submission_key) === row.reference)
      .flatMap((row) => this.#mailsOf(row).map((kind) => ({ reference: row.reference, kind })));
    if (mails.length > 0) {
      const waiting = { state: 'waiting', attempts: 0, due_at: databaseNow(this.#kind) } as const;
      const values = mails.map((mail) => ({ ...mail, ...waiting }));
      await transaction.insertInto('outbox').values(values).execute();
    }
    const others = rows.map((row) => row.submission_key).filter((key) => !referenceOf.has(key));
    if (others.length > 0) {
      const repeated = await transaction
        .selectFrom('enquiry')
        .select(['submission_key', 'reference'])
        .where('submission_key', 'in', others)
        .execute();
      for (const row of repeated) referenceOf.set(row.submission_key, row.reference);
    }
    return enquiries.map((enquiry) => {
      const reference = referenceOf.get(enquiry.submission_key);
      if (reference === undefined) return undefined;
      return { reference, isRepeat: reference !== enquiry.reference };
    });
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return TRANSIENT_SQLSTATES.has(error.code ?? '');
  return error instanceof Error && /Connection terminated|ECONNRESET|EPIPE/.test(error.message);
}
