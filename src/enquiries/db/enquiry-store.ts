import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { writeInBatches } from './batch-queue.ts';
import {
  databaseNow,
  type DatabaseKind,
  type EnquiryDatabase,
  type EnquiryTable,
} from './schema.ts';

/** An enquiry that is stored; its reference is an earlier one's when the submission was sent before. */
export interface Stored {
  reference: string;
  isRepeat: boolean;
}

/** Enquiries written in one transaction. Bound by the number of parameters of a statement. */
const BATCH_MAX = 100;

/** After this time the visitor gets an error, even if the disk still answers. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Enough to need new pages of the file, so that a full disk is noticed. */
const PROBE_PADDING_LENGTH = 16_384;

/** SQLSTATEs after which the same transaction can succeed: conflicts, and a server that shuts down. */
const PASSING_SQLSTATES = new Set(['40001', '40P01', '57P01', '57P02', '08006', '25P03']);

/** Writes enquiries; all that `receive` needs of the database. Throws the database's own errors. */
export class EnquiryStore {
  readonly #db: Kysely<EnquiryDatabase>;
  readonly #kind: DatabaseKind;
  readonly #insert = writeInBatches(
    BATCH_MAX,
    ANSWER_TIMEOUT_MS,
    (enquiries: readonly EnquiryTable[]) => this.#insertBatch(enquiries),
  );

  constructor(db: Kysely<EnquiryDatabase>, kind: DatabaseKind) {
    this.#db = db;
    this.#kind = kind;
  }

  /** Stores an enquiry and its mail, synced to disk, or neither: undefined when another has the reference. */
  insert(enquiry: EnquiryTable): Promise<Stored | undefined> {
    return answerInTime(this.#insert(enquiry));
  }

  /** The reference of an enquiry that is stored, if it is: by that itself, or by its submission. */
  async findReference(
    column: 'reference' | 'submission_key',
    value: string,
  ): Promise<string | undefined> {
    const found = this.#db.selectFrom('enquiry').select('reference').where(column, '=', value);
    return (await answerInTime(found.executeTakeFirst()))?.reference;
  }

  /** Writes something and syncs it, as an enquiry would. */
  async probe(): Promise<void> {
    const padding = String(Date.now()).padEnd(PROBE_PADDING_LENGTH, '.');
    await answerInTime(
      this.#db.transaction().execute((transaction) =>
        transaction
          .insertInto('storage_probe')
          .values({ id: 1, padding })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ padding }))
          .execute(),
      ),
    );
  }

  async #insertBatch(enquiries: readonly EnquiryTable[]): Promise<(Stored | undefined)[]> {
    const write = () => this.#db.transaction().execute((to) => this.#insertAll(to, enquiries));
    try {
      return await write();
    } catch (error) {
      // The connection may have been cut after the commit; the submission keys make a repeat harmless.
      if (isPassing(error)) return await write();
      throw error;
    }
  }

  async #insertAll(
    transaction: Transaction<EnquiryDatabase>,
    enquiries: readonly EnquiryTable[],
  ): Promise<(Stored | undefined)[]> {
    // One order for all processes, so that they cannot wait for each other in a ring.
    const rows = enquiries.toSorted((first, second) =>
      first.submission_key < second.submission_key ? -1 : 1,
    );
    const inserted = await transaction
      .insertInto('enquiry')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['submission_key', 'reference'])
      .execute();
    if (inserted.length > 0) {
      const mails = inserted.map(({ reference }) => ({
        reference,
        state: 'waiting' as const,
        attempts: 0,
        due_at: databaseNow(this.#kind),
      }));
      await transaction.insertInto('outbox').values(mails).execute();
    }
    const referenceOf = new Map(inserted.map((row) => [row.submission_key, row.reference]));
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

function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING_SQLSTATES.has(error.code ?? '');
  return error instanceof Error && /Connection terminated|ECONNRESET|EPIPE/.test(error.message);
}

/** The answer of the database; throws when it fails or does not answer in time. */
async function answerInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const end = () => reject(new Error('The database does not answer.'));
  const timer = setTimeout(end, ANSWER_TIMEOUT_MS);
  return await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
