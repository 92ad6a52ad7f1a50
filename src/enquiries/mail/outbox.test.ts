import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DATABASE_KINDS } from '../../../tests/support/enquiry-databases.ts';
import { recordLog, storeSome as store, waitFor } from '../../../tests/support/enquiry-set-up.ts';
import { arrivedReferences, type MailBehaviour } from '../../../tests/support/mail-catcher.ts';
import { prepareDelivery } from '../../../tests/support/test-delivery.ts';
import { CLAIM_MS } from '../db/outbox-store.ts';

/** Without a mail server, mails wait. */
const WITHOUT_MAIL = { SMTP_URL: '' };

/** Runs a function while this process's clock is an hour ahead of the database's. */
async function anHourAhead<Result>(act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  return await act().finally(() => vi.useRealTimers());
}

describe.each(DATABASE_KINDS)('the outbox in %s', (kind) => {
  test('keeps mails while there is no mail server, and sends them when there is one', async () => {
    const { catcher, open } = await prepareDelivery(kind);
    const without = await open(WITHOUT_MAIL);
    const references = await store(without, 3);
    await without.close();
    await open();
    await waitFor(() => catcher.messages.length === 3);
    expect(arrivedReferences(catcher)).toEqual(references.sort());
  });

  test('retries after the mail server was down, also after a restart', async () => {
    const { catcher, staff, open } = await prepareDelivery(kind);
    await catcher.stop();
    const before = await open();
    const [reference = ''] = await store(before);
    await waitFor(async () => ((await staff.find(reference))?.attempts ?? 0) > 0);
    expect(await staff.find(reference)).toMatchObject({ state: 'waiting', attempts: 1 });
    await before.close();
    await catcher.start();
    await open();
    await waitFor(async () => (await staff.find(reference))?.state === 'sent');
    expect(arrivedReferences(catcher)).toEqual([reference]);
  });

  test('marks a mail as failed that is rejected for good, also after DATA, until staff retry it', async () => {
    const { catcher, staff, open } = await prepareDelivery(kind);
    const enquiries = await open();
    const references: string[] = [];
    for (const [command, code] of [
      ['RCPT', 550],
      ['DATA', 554],
    ] as const) {
      catcher.behave({ kind: 'refuse', command, code });
      const [reference = ''] = await store(enquiries);
      references.push(reference);
      await waitFor(async () => (await staff.find(reference))?.state === 'failed');
      expect((await staff.find(reference))?.problem).toContain(String(code));
      expect(catcher.tries).toBe(references.length);
    }
    catcher.behave({ kind: 'accept' });
    for (const reference of references) expect(await staff.retry(reference)).toBe(1);
    await waitFor(async () => (await staff.counts()).mails.sent === 2);
    expect(arrivedReferences(catcher)).toEqual(references.sort());
  });

  test('waits after a refused login, and sends at once when staff retry', async () => {
    const { catcher, db, staff, open } = await prepareDelivery(kind, { kind: 'refuse-login' });
    const before = await open();
    const references = await store(before, 3);
    await waitFor(async () => (await staff.listMailProblems(3)).length === 3);
    for (const { state, problem } of await staff.listMailProblems(3)) {
      expect(state).toBe('waiting');
      expect(problem).toContain('535');
    }
    // Staff cannot retry a mail that is being sent.
    await before.close();
    // The state after many attempts.
    await db
      .updateTable('outbox')
      .set({ due_at: new Date(Date.now() + 3_600_000).toISOString() })
      .execute();
    catcher.behave({ kind: 'accept' });
    await open();
    expect(await staff.retry()).toBe(3);
    await waitFor(() => catcher.messages.length === 3);
    expect(arrivedReferences(catcher)).toEqual(references.sort());
  });

  test('takes over the mails of a killed sender once its claim has expired', async () => {
    const { catcher, db, staff, open } = await prepareDelivery(kind);
    const references = await store(await open(WITHOUT_MAIL), 4);
    const [free = '', held = '', ended = '', ahead = ''] = references;
    const claim = async (reference: string, endsInMs: number) =>
      await db
        .updateTable('outbox')
        .set({ claimed_by: 'killed', due_at: new Date(Date.now() + endsInMs).toISOString() })
        .where('reference', '=', reference)
        .execute();
    await claim(held, CLAIM_MS);
    await claim(ended, -1);
    // A clock that was ahead.
    await claim(ahead, 600_000);
    expect(await staff.retry()).toBe(3);
    await claim(held, 600_000);
    await open();
    await waitFor(() => catcher.messages.length === 3);
    expect(arrivedReferences(catcher)).toEqual([free, ended, ahead].sort());
    await claim(held, -1);
    await waitFor(() => catcher.messages.length === 4);
    expect(arrivedReferences(catcher)).toEqual(references.sort());
  });

  test('decides by the clock of the database which mails are due', async () => {
    const { catcher, staff, open } = await prepareDelivery(kind, {
      kind: 'refuse',
      command: 'RCPT',
      code: 550,
    });
    const without = await open(WITHOUT_MAIL);
    const [reference = ''] = await anHourAhead(() => store(without));
    await open();
    await waitFor(async () => (await staff.find(reference))?.state === 'failed');
    catcher.behave({ kind: 'accept' });
    await anHourAhead(() => staff.retry());
    await waitFor(async () => (await staff.find(reference))?.state === 'sent');
  });

  test('renews its claim on a mail that is being sent, which staff cannot retry, and continues if it is deleted', async () => {
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
    const { catcher, staff, open } = await prepareDelivery(kind, { kind: 'hold', until });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const log = recordLog();
    const enquiries = await open({}, log);
    const [reference = ''] = await store(enquiries);
    await waitFor(() => catcher.tries === 1);
    expect(await staff.retry()).toBe(0);
    const claimEnd = async () => (await staff.find(reference))?.due_at ?? '';
    const first = await claimEnd();
    vi.advanceTimersByTime(CLAIM_MS / 2);
    vi.useRealTimers();
    // If the claim had expired, another sender would have claimed the mail.
    await vi.waitUntil(async () => (await claimEnd()) > first, { timeout: CLAIM_MS / 2 });
    expect(await staff.erase({ reference }, () => undefined)).toBe(1);
    arrive();
    await waitFor(() => catcher.messages.length === 1);
    catcher.behave({ kind: 'accept' });
    const [next = ''] = await store(enquiries);
    await waitFor(async () => (await staff.find(next))?.state === 'sent');
    expect((await staff.counts()).enquiries).toBe(1);
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('sends a mail once although its claim expires while it is being sent', async () => {
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
    const { catcher, db, staff, open } = await prepareDelivery(kind, { kind: 'hold', until });
    const enquiries = await open();
    const [reference = ''] = await store(enquiries);
    await waitFor(() => catcher.tries === 1);
    catcher.behave({ kind: 'accept' });
    // The state after storage was down for longer than a claim lasts.
    await db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    const [next = ''] = await store(enquiries);
    await waitFor(async () => (await staff.find(next))?.state === 'sent');
    arrive();
    await enquiries.close();
    expect(arrivedReferences(catcher)).toEqual([reference, next].sort());
  });

  test('sends a mail from one of several processes only', async () => {
    const { catcher, staff, open } = await prepareDelivery(kind, { kind: 'slow', delayMs: 50 });
    const processes = await Promise.all([1, 2, 3].map(() => open()));
    const stored = await Promise.all(processes.map((enquiries) => store(enquiries, 10)));
    await waitFor(async () => (await staff.counts()).mails.sent === 30);
    expect(arrivedReferences(catcher)).toEqual(stored.flat().sort());
  });
});

// The store makes no difference to the reactions to a mail server's behaviour, so one kind is enough.

/** Temporary failures of a mail server. */
const TEMPORARY_FAILURES: readonly MailBehaviour[] = [
  { kind: 'refuse', command: 'MAIL', code: 550 },
  { kind: 'refuse', command: 'RCPT', code: 450 },
  { kind: 'refuse', command: 'DATA', code: 452 },
  { kind: 'refuse', command: 'RCPT', code: 421 },
  { kind: 'refuse', command: 'RCPT', code: 530 },
  { kind: 'hang-up' },
];

test('retries after every temporary failure, with the same Message-ID', async () => {
  const { catcher, staff, open } = await prepareDelivery(
    'sqlite',
    (number) => TEMPORARY_FAILURES[number - 1] ?? { kind: 'accept' },
  );
  const references = await store(await open(), TEMPORARY_FAILURES.length);
  await waitFor(async () => (await staff.listMailProblems(100)).length > 0);
  expect((await staff.counts()).mails.failed).toBe(0);
  await waitFor(async () => (await staff.counts()).mails.sent === references.length);
  expect(arrivedReferences(catcher)).toEqual(references.sort());
  expect(catcher.tries).toBe(2 * TEMPORARY_FAILURES.length);
  expect(await staff.listMailProblems(100)).toEqual([]);
});

test('waits longer after each attempt, and at most an hour', async () => {
  const behaviour = { kind: 'refuse', command: 'RCPT', code: 450 } as const;
  const { db, open } = await prepareDelivery('sqlite', behaviour);
  const tries = [5, 10, 11, 1000];
  const references = await store(await open({ SMTP_URL: '' }), tries.length);
  for (const [index, reference] of references.entries()) {
    const attempts = tries[index] ?? 0;
    await db.updateTable('outbox').set({ attempts }).where('reference', '=', reference).execute();
  }
  const log = recordLog();
  await open({}, log);
  const postponed = () => log.lines.map(({ fields }) => fields).filter((of) => 'pauseMs' in of);
  await waitFor(() => postponed().length === tries.length);
  const pauses = [90_000, 2_400_000, 3_600_000, 3_600_000];
  const expected = tries.map((before, index) => ({ attempt: before + 1, pauseMs: pauses[index] }));
  for (const line of expected) expect(postponed()).toContainEqual(expect.objectContaining(line));
});

test('sends other mails while one waits', async () => {
  const { catcher, open } = await prepareDelivery('sqlite', (number) =>
    number === 1 ? { kind: 'refuse', command: 'DATA', code: 451 } : { kind: 'accept' },
  );
  const enquiries = await open();
  const [first = ''] = await store(enquiries);
  await waitFor(() => catcher.tries === 1);
  const [second = ''] = await store(enquiries);
  await waitFor(() => catcher.messages.length === 2);
  expect(catcher.messages[0]?.toString()).toContain(second);
  expect(arrivedReferences(catcher)).toEqual([first, second].sort());
});

test('finishes the mail that is being sent when the server stops', async () => {
  const { catcher, staff, open } = await prepareDelivery('sqlite', { kind: 'slow', delayMs: 700 });
  const enquiries = await open();
  const [reference = ''] = await store(enquiries);
  await waitFor(() => catcher.tries === 1);
  await enquiries.close();
  expect(await staff.find(reference)).toMatchObject({ state: 'sent' });
});
