import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import {
  openStaffStore,
  openTestDatabase,
  openTestEnquiries,
} from '../../../tests/support/enquiry-set-up.ts';

test.each(DATABASE_KINDS)('enquiries stored by the first version are kept (%s)', async (kind) => {
  const url = await createTestDatabase(kind);
  const { db } = await openTestDatabase(url);
  // The schema as the first version left it.
  await sql`alter table outbox add column message_id text not null default ''`.execute(db);
  await sql`alter table enquiry drop column quotation`.execute(db);
  await sql`alter table outbox add column problem_scope text`.execute(db);
  await sql`delete from kysely_migration where name >= '0004'`.execute(db);
  await sql`insert into enquiry (reference, submission_key, received_at, name, company, email, phone, message, product)
    values ('K7M2PQ4X', 'a key', '2026-11-01T10:00:00.000Z', 'Asha Rao', '', 'asha@example.com', '', 'Ten drums.', '')`.execute(
    db,
  );
  await sql`insert into outbox (reference, message_id, state, attempts, due_at)
    values ('K7M2PQ4X', '<enquiry.K7M2PQ4X@test.example>', 'waiting', 3, '2026-11-01T10:00:00.000Z')`.execute(
    db,
  );

  const enquiries = await openTestEnquiries({ DATABASE_URL: url });
  expect(await enquiries.exists('K7M2PQ4X')).toBe(true);
  expect(await (await openStaffStore(url)).find('K7M2PQ4X')).toMatchObject({
    name: 'Asha Rao',
    message: 'Ten drums.',
    state: 'waiting',
    attempts: 3,
    quotation: null,
  });
  await expect(sql`select message_id from outbox`.execute(db)).rejects.toThrow('message_id');
});
