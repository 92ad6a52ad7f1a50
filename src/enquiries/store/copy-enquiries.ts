import type { Kysely } from 'kysely';
import type { EnquiryDatabase } from './schema.ts';

/** Rows of one statement: bound by the parameters that it may have. */
const PAGE_LENGTH = 500;

/**
 * Copies all enquiries with their mails from one store into another. Given as transactions, what is copied is one
 * moment of the first, and all or nothing of it is in the second. Returns how many.
 */
export async function copyEnquiries(
  from: Kysely<EnquiryDatabase>,
  to: Kysely<EnquiryDatabase>,
): Promise<number> {
  let copied = 0;
  let after = '';
  for (;;) {
    const enquiries = await from
      .selectFrom('enquiry')
      .selectAll()
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(PAGE_LENGTH)
      .execute();
    const last = enquiries.at(-1)?.reference;
    if (last === undefined) return copied;
    const mails = await from
      .selectFrom('outbox')
      .selectAll()
      .where('reference', '>', after)
      .where('reference', '<=', last)
      .execute();
    await to.insertInto('enquiry').values(enquiries).execute();
    await to.insertInto('outbox').values(mails).execute();
    copied += enquiries.length;
    after = last;
  }
}
