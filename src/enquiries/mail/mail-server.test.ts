/** The outbox's reactions to a mail server's behaviour. They do not depend on the store, so one kind is enough. */
import { expect, test } from 'vitest';
import { recordLog, storeSome as store, waitFor } from '../../../tests/support/enquiry-set-up.ts';
import { arrivedReferences, type MailBehaviour } from '../../../tests/support/mail-catcher.ts';
import { prepareDelivery } from '../../../tests/support/test-delivery.ts';

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
