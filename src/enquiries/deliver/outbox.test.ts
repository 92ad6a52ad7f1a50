import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  arrivedReferences,
  startMailCatcher,
  type MailCatcher,
} from '../../../tests/support/mail-catcher.ts';
import { createTestDatabase, DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import {
  openStaffStore,
  openTestDatabase,
  openTestEnquiries,
  recordLog,
  storeSome as store,
  waitFor,
} from '../../../tests/support/enquiry-set-up.ts';

let catcher: MailCatcher;

beforeEach(async () => {
  catcher = await startMailCatcher();
});
afterEach(async () => {
  await catcher.stop();
});

/** Does something while this process's clock is an hour ahead of the database's. */
async function anHourAhead<Result>(act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  return await act().finally(() => vi.useRealTimers());
}

const arrived = () => arrivedReferences(catcher);

describe.each(DATABASE_KINDS)('the outbox in %s', (kind) => {
  test('keeps mails while there is no mail server, and sends them when there is one', async () => {
    const url = await createTestDatabase(kind);
    const without = await openTestEnquiries({ DATABASE_URL: url });
    const references = await store(without, 3);
    await without.close();
    await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
    await waitFor(() => catcher.messages.length === 3);
    expect(arrived()).toEqual(references.sort());
  });

  test('tries again after a mail server that was down, over a restart', async () => {
    const url = await createTestDatabase(kind);
    const env = { DATABASE_URL: url, SMTP_URL: catcher.url };
    await catcher.stop();
    const before = await openTestEnquiries(env);
    const [reference = ''] = await store(before);
    const staff = await openStaffStore(url);
    await waitFor(async () => ((await staff.find(reference))?.attempts ?? 0) > 0);
    expect(await staff.find(reference)).toMatchObject({ state: 'waiting', attempts: 1 });
    await before.close();
    await catcher.start();
    await openTestEnquiries(env);
    await waitFor(async () => (await staff.find(reference))?.state === 'sent');
    expect(arrived()).toEqual([reference]);
  });

  test('keeps as failed what is refused for good, until staff retry', async () => {
    const url = await createTestDatabase(kind);
    catcher.behave({ kind: 'refuse', command: 'RCPT', code: 550 });
    const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
    const [reference = ''] = await store(enquiries);
    const staff = await openStaffStore(url);
    await waitFor(async () => (await staff.find(reference))?.state === 'failed');
    expect(await staff.find(reference)).toMatchObject({
      problem: expect.stringContaining('550') as string,
    });
    expect(catcher.tries).toBe(1);
    catcher.behave({ kind: 'accept' });
    expect(await staff.retry(reference)).toBe(1);
    await waitFor(async () => (await staff.find(reference))?.state === 'sent');
    expect(arrived()).toEqual([reference]);
  });

  test('does not let mails wait any longer when the mail server is back', async () => {
    const url = await createTestDatabase(kind);
    catcher.behave({ kind: 'refuse-login' });
    const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
    const references = await store(enquiries, 3);
    const staff = await openStaffStore(url);
    await waitFor(async () => (await staff.listTroubled(3)).length === 3);
    const { db } = await openTestDatabase(url);
    await db
      .updateTable('outbox')
      .set({ due_at: new Date(Date.now() + 3_600_000).toISOString() })
      .where('reference', 'in', references.slice(1))
      .execute();
    catcher.behave({ kind: 'accept' });
    await waitFor(() => catcher.messages.length === 3);
    expect(arrived()).toEqual(references.sort());
  });

  test('takes over what a killed sender held, and nothing before its claim has ended', async () => {
    const url = await createTestDatabase(kind);
    const without = await openTestEnquiries({ DATABASE_URL: url });
    const [free = '', held = '', ended = ''] = await store(without, 3);
    const { db } = await openTestDatabase(url);
    const claim = async (reference: string, endsInMs: number) =>
      await db
        .updateTable('outbox')
        .set({ claimed_by: 'killed', due_at: new Date(Date.now() + endsInMs).toISOString() })
        .where('reference', '=', reference)
        .execute();
    await claim(held, 4000);
    await claim(ended, -1);
    await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
    await waitFor(() => catcher.messages.length === 2);
    expect(arrived()).toEqual([free, ended].sort());
    await waitFor(() => catcher.messages.length === 3);
    expect(arrived()).toEqual([free, held, ended].sort());
  });

  test('knows what is due by the database, whatever the clock of a process says', async () => {
    const url = await createTestDatabase(kind);
    const without = await openTestEnquiries({ DATABASE_URL: url });
    const [reference = ''] = await anHourAhead(() => store(without));
    catcher.behave({ kind: 'refuse', command: 'RCPT', code: 550 });
    await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url });
    const staff = await openStaffStore(url);
    await waitFor(async () => (await staff.find(reference))?.state === 'failed');
    catcher.behave({ kind: 'accept' });
    await anHourAhead(() => staff.retry());
    await waitFor(async () => (await staff.find(reference))?.state === 'sent');
  });

  test('gets over an enquiry that is deleted while its mail is on its way', async () => {
    const url = await createTestDatabase(kind);
    const log = recordLog();
    // Longer than the deletion takes on a busy machine.
    catcher.behave({ kind: 'slow', delayMs: 4000 });
    const enquiries = await openTestEnquiries({ DATABASE_URL: url, SMTP_URL: catcher.url }, log);
    const staff = await openStaffStore(url);
    const [reference = ''] = await store(enquiries);
    await waitFor(() => catcher.tries === 1);
    expect(await staff.delete(reference)).toMatchObject({ isHeld: true });
    await waitFor(() => catcher.messages.length === 1);
    catcher.behave({ kind: 'accept' });
    const [next = ''] = await store(enquiries);
    await waitFor(async () => (await staff.find(next))?.state === 'sent');
    expect((await staff.counts()).enquiries).toBe(1);
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('sends a mail from one of several processes only', async () => {
    const url = await createTestDatabase(kind);
    catcher.behave({ kind: 'slow', delayMs: 50 });
    const env = { DATABASE_URL: url, SMTP_URL: catcher.url };
    const processes = await Promise.all([1, 2, 3].map(() => openTestEnquiries(env)));
    const references = (
      await Promise.all(processes.map((enquiries) => store(enquiries, 10)))
    ).flat();
    const staff = await openStaffStore(url);
    await waitFor(async () => (await staff.counts()).mails.sent === 30);
    expect(arrived()).toEqual(references.sort());
  });
});
