import { expect, test } from 'vitest';
import { createTestDatabase, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import {
  openTestDatabase,
  openTestEnquiries,
  storeForm,
} from '../../../tests/support/enquiry-set-up.ts';
import { OutboxStore } from './outbox-store.ts';

const SERVER_DOWN = 'down';

test.each(DATABASE_KINDS)(
  'in %s, a sender whose claim has expired can only mark the mail as sent',
  async (kind) => {
    const url = await createTestDatabase(kind);
    await storeForm(await openTestEnquiries({ DATABASE_URL: url }));
    const { db } = await openTestDatabase(url);
    const [sender, other] = [new OutboxStore(db, kind), new OutboxStore(db, kind)];
    const claim = async (store: OutboxStore) => {
      const [mail] = await store.claim('enquiry', 1);
      if (mail === undefined) throw new Error('No mail is due.');
      return mail;
    };
    const outbox = async () => await db.selectFrom('outbox').selectAll().executeTakeFirst();

    await sender.recordFailure(await claim(sender), SERVER_DOWN, 0);
    const mail = await claim(sender);
    expect(await other.claim('enquiry', 1)).toEqual([]);

    await db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    await claim(other);
    const taken = await outbox();
    await sender.renewClaims();
    await sender.recordFailure(mail, SERVER_DOWN, 0);
    await sender.recordFailure(mail, SERVER_DOWN);
    expect(await outbox()).toEqual(taken);
    await sender.markSent(mail);
    expect(await outbox()).toMatchObject({ state: 'sent', attempts: 2 });
  },
);

test.each(DATABASE_KINDS)('in %s, no mail waits for much longer than an hour', async (kind) => {
  const url = await createTestDatabase(kind);
  await storeForm(await openTestEnquiries({ DATABASE_URL: url }));
  const { db } = await openTestDatabase(url);
  // Ten seconds may lie between the beginnings of two transactions. The longest was written by a clock that was ahead.
  for (const [waitMs, due] of [
    [3_610_000, 0],
    [3_700_000, 1],
  ] as const) {
    const due_at = new Date(Date.now() + waitMs).toISOString();
    await db.updateTable('outbox').set({ due_at }).execute();
    expect(await new OutboxStore(db, kind).claim('enquiry', 1)).toHaveLength(due);
  }
});
